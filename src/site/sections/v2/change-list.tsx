import { formatDay } from "#time/format.ts";
import { usePage } from "../../use-page.ts";
import { areaJobs, ChangeBody, ChangeKind } from "../changelog/change-body.tsx";
import type { ChangeListProps } from "../changelog/change-list.tsx";

/** Renders changes as tiles, the latest one across the row. */
export function ChangeList({ entries, words }: ChangeListProps) {
  const { locale } = usePage().address;
  return (
    <ol className="grid gap-3 lg:grid-cols-2">
      {entries.map((entry, index) => (
        <li
          key={entry.slug}
          id={entry.slug}
          data-job={areaJobs[entry.area]}
          className={`tile rise ${index === 0 ? "lg:col-span-2" : ""}`}
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <ChangeKind entry={entry} words={words} />
            <time dateTime={entry.published} className="num ms-auto">
              {formatDay(entry.published, locale)}
            </time>
          </p>
          <ChangeBody entry={entry} words={words} level={3} />
        </li>
      ))}
    </ol>
  );
}
