import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from "#time/jakarta-day.ts";

/** The usual periods of the report, all up to today but the last month. */
export const periodPresets = ["7", "30", "90", "month", "last-month", "year"] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Most days of one report: counts of visits are stored for 25 months. */
const mostReportDays = 790;

/** Returns the days of a usual period, in Jakarta. */
export function presetPeriod(preset: PeriodPreset, today: Day): { from: Day; to: Day } {
  const month = firstOfMonth(today.slice(0, 7));
  if (preset === "month") return { from: month, to: today };
  if (preset === "last-month") return { from: addMonths(month, -1), to: addDays(month, -1) };
  if (preset === "year") return { from: addDays(addMonths(today, -12), 1), to: today };
  return { from: addDays(today, 1 - Number(preset)), to: today };
}

/** Returns the usual period that the days are, if any. */
export function presetOf(from: Day, to: Day, today: Day): PeriodPreset | undefined {
  return periodPresets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  });
}

/** Returns whether a report may cover the days. */
export function isReportable(from: Day, to: Day): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 1 && days <= mostReportDays;
}
