import { formatDay } from "#time/format.ts";
import { ReadingCover } from "../../sections/reading-cover.tsx";
import type { ReadingItem } from "../../sections/reading-list.tsx";
import { useHref, usePage } from "../../use-page.ts";

/** Renders the newest article as the picture of the page: its cover, title and first sentence. */
export function LeadArticle({ item }: { item: ReadingItem }) {
  const { address } = usePage();
  const href = useHref();
  const { slug, figure, job, kind, topic, title, summary, minutes, published } = item;
  return (
    <a href={href(`/resources/${slug}`)} className="lead-article group" data-job={job} data-picture="story">
      <ReadingCover figure={figure} job={job} />
      <span className="text-sm font-semibold text-hue">
        {kind} · {topic}
      </span>
      <h2 className="group-hover:text-primary">{title}</h2>
      <p className="text-muted">{summary}</p>
      <p className="text-sm text-muted">
        {minutes} · <time dateTime={published}>{formatDay(published, address.locale)}</time>
      </p>
    </a>
  );
}
