import { formatDay } from "#time/format.ts";
import { useHref, usePage } from "../../use-page.ts";
import { ReadingCover } from "../reading-cover.tsx";
import type { ReadingListProps } from "../reading-list.tsx";

/** Renders articles as panes of one console: the newest takes two places, its cover beside its text. */
export function ReadingList({ items, level = 3, lead }: ReadingListProps) {
  const { address } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul className={`reading-panes ${lead ? "reading-first" : ""}`}>
      {items.map(({ slug, figure, job, ...item }) => (
        <li key={slug}>
          <a href={href(`/resources/${slug}`)} className="reading-pane group" data-job={job}>
            <ReadingCover figure={figure} job={job} />
            <div className="reading-text">
              <span className="text-sm font-semibold text-hue">
                {item.kind} · {item.topic}
              </span>
              <Heading className="mt-2 text-lg group-hover:text-primary">{item.title}</Heading>
              <span className="mt-2 block text-sm text-muted">{item.summary}</span>
              <span className="mt-auto block pt-5 text-sm text-muted">
                {item.minutes} · <time dateTime={item.published}>{formatDay(item.published, address.locale)}</time>
              </span>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}
