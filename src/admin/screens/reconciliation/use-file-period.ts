import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import type { Day } from "#time/jakarta-day.ts";
import { useLocale, useWords } from "../../kit/data.ts";

/** Returns the function that says the period of a file. */
export function useFilePeriod(): (file: { first_day: Day | null; last_day: Day | null }) => string {
  const { period } = useWords("admin-reconciliation");
  const locale = useLocale();
  return ({ first_day, last_day }) => {
    if (!first_day || !last_day) return "–";
    if (first_day === last_day) return formatDay(first_day, locale);
    return fill(period, { from: formatDay(first_day, locale), until: formatDay(last_day, locale) });
  };
}
