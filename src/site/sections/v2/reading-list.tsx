import { formatDay } from "#time/format.ts";
import { useHref, usePage } from "../../use-page.ts";
import type { ReadingListProps } from "../reading-list.tsx";

/** Renders articles as tiles: the newest is wide and glows, the others are three to a row. */
export function ReadingList({ items, level = 3 }: ReadingListProps) {
  const { address } = usePage();
  const href = useHref();
  const Heading = `h${level}` as const;
  const wide = (index: number) => index === 0 && items.length % 3 !== 0;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, index) => (
        <li key={item.slug} className={`rise ${wide(index) ? "sm:col-span-2" : ""}`}>
          <a href={href(`/resources/${item.slug}`)} className="tile flex h-full flex-col hover:border-primary">
            <span className="tag self-start">{item.kind}</span>
            <Heading className={`mt-6 ${wide(index) ? "text-3xl" : "text-xl"}`}>{item.title}</Heading>
            <p className="mt-3 text-muted">{item.summary}</p>
            <p className="mt-auto pt-8 text-sm text-muted">
              {item.topic} · {item.minutes} ·{" "}
              <time dateTime={item.published} className="whitespace-nowrap">
                {formatDay(item.published, address.locale)}
              </time>
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}
