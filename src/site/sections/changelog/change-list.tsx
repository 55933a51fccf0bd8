import type { ChangelogEntry } from "#content/kinds/changelog.ts";
import { formatDay } from "#time/format.ts";
import { usePage } from "../../use-page.ts";
import { areaJobs, ChangeBody, ChangeKind, type ChangeWords } from "./change-body.tsx";

export interface ChangeListProps {
  entries: readonly ChangelogEntry[];
  words: ChangeWords;
}

/** Renders changes by day, the day at the side, each change as a petal on the day's stem. */
export function ChangeList({ entries, words }: ChangeListProps) {
  const { locale } = usePage().address;
  const days = [...Map.groupBy(entries, ({ published }) => published)];
  return (
    <>
      {days.map(([day, changes]) => (
        <div
          key={day}
          className="grid gap-x-12 border-t border-edge pt-8 pb-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <h3 className="num mb-6 text-base font-medium text-muted lg:sticky lg:top-28 lg:self-start">
            <time dateTime={day}>{formatDay(day, locale)}</time>
          </h3>
          <ol className="change-stem">
            {changes.map((entry) => (
              <li key={entry.slug} id={entry.slug} data-job={areaJobs[entry.area]} className="change-entry">
                <Petal />
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                  <ChangeKind entry={entry} words={words} />
                </p>
                <ChangeBody entry={entry} words={words} level={4} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}

/** Draws the petal at which a change hangs on its stem. Decorative. */
function Petal() {
  return (
    <svg viewBox="0 0 32 32" className="change-petal" aria-hidden="true">
      <path d="M2 28q0-22 26-24q-2 24-26 24" className="fill-hue" />
    </svg>
  );
}
