import { formatDay } from "#time/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useHref, usePage } from "../use-page.ts";

export interface ReadingListProps {
  items: ReadingItem[];
  /** The level of each title's heading. */
  level?: 2 | 3;
}

/** An article as lists show it. */
export interface ReadingItem {
  slug: string;
  kind: string;
  topic: string;
  title: string;
  summary: string;
  published: string;
  minutes: string;
}

/** Renders articles below each other: kind and date to the left, title and summary, hairlines between. */
export function ReadingList({ items, level = 3 }: ReadingListProps) {
  const { address } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.slug}>
          <a
            href={href(`/resources/${item.slug}`)}
            className="group grid gap-x-10 gap-y-2 py-7 md:grid-cols-[11rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <p className="flex flex-wrap gap-x-3 text-sm text-muted md:block">
              <span className="font-medium text-primary">{item.kind}</span>
              <time dateTime={item.published} className="md:block">
                {formatDay(item.published, address.locale)}
              </time>
            </p>
            <div>
              <Heading className="text-xl group-hover:text-primary">{item.title}</Heading>
              <p className="prose mt-2">{item.summary}</p>
              <p className="mt-3 text-sm text-muted">
                {item.topic} · {item.minutes}
              </p>
            </div>
            <Icon name="arrow-right" className="size-5 text-faint group-hover:text-primary max-md:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
