import { formatDay } from "#time/format.ts";
import type { Day } from "#time/jakarta-day.ts";
import { useHref, usePage } from "../use-page.ts";
import { type Cover, ReadingCover } from "./reading-cover.tsx";

export interface ReadingListProps {
  items: ReadingItem[];
  /** The level of each title's heading. */
  level?: 2 | 3;
  /** Whether the first item is larger than the others. */
  lead?: boolean;
}

/** An article as lists show it. */
export interface ReadingItem extends Cover {
  slug: string;
  kind: string;
  topic: string;
  title: string;
  summary: string;
  published: Day;
  minutes: string;
}

/** Renders articles as cards, three to a row, each below a drawing of its subject. */
export function ReadingList({ items, level = 3, lead }: ReadingListProps) {
  const { address } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul className={`reading-cards ${lead ? "reading-lead" : ""}`}>
      {items.map(({ slug, figure, job, ...item }) => (
        <li key={slug}>
          <a href={href(`/resources/${slug}`)} className="reading-card group">
            <ReadingCover figure={figure} job={job} />
            <span className="mt-5 flex flex-wrap gap-x-3 text-sm text-muted">
              <span className="font-medium text-hue" data-job={job}>
                {item.kind}
              </span>
              <span>{item.topic}</span>
            </span>
            <Heading className="mt-2 text-xl group-hover:text-primary">{item.title}</Heading>
            <p className="mt-2 text-muted">{item.summary}</p>
            <p className="mt-3 text-sm text-muted">
              {item.minutes} · <time dateTime={item.published}>{formatDay(item.published, address.locale)}</time>
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
