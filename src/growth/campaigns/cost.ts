import * as z from "zod/mini";
import { minus, type Rupiah, shareDown, zero } from "#money/rupiah.ts";
import { rupiahField } from "#money/rupiah-field.ts";
import { optionalLine } from "#text/rules.ts";
import { dayField } from "#time/day-field.ts";
import { addDays, addMonths, type Day, daysBetween } from "#time/jakarta-day.ts";
import { termValue } from "./terms.ts";

/** Highest cost of one entry in rupiah, against typing errors. */
const mostCost = 1_000_000_000_000;
export const costNoteLength = 200;
/** Longest text of an imported file, in characters. */
export const maxCostFileLength = 500_000;

/** What is entered for one day or a whole month; `period` is `2026-11-20` or `2026-11`. */
export const newCost = z.object({
  campaign: termValue,
  source: termValue,
  period: z.string({ error: "required" }).check(
    z.trim(),
    z.minLength(1, { error: "required", abort: true }),
    z.refine((text) => daysOfPeriod(text) !== undefined, { error: "invalid_period" }),
  ),
  amount: rupiahField(
    z
      .int({ error: ({ input }) => (input === null || input === undefined ? "required" : "invalid_type") })
      .check(z.gte(1, { error: "too_small" }), z.lte(mostCost, { error: "too_big" })),
  ),
  note: optionalLine(costNoteLength),
});
export type NewCost = z.output<typeof newCost>;

/** A cost with its days, both included. */
export interface CostEntry {
  campaign: string;
  source: string;
  first_day: Day;
  last_day: Day;
  amount: Rupiah;
}

/** Returns the first and last day of `2026-11-20` or `2026-11`; undefined for anything else. */
export function daysOfPeriod(period: string): { first_day: Day; last_day: Day } | undefined {
  const month = /^\d{4}-\d\d$/.test(period);
  const { data: day } = dayField.safeParse(month ? `${period}-01` : period);
  if (day === undefined) return undefined;
  return { first_day: day, last_day: month ? addDays(addMonths(day, 1), -1) : day };
}

/**
 * Returns the share of a cost that belongs to a period, in whole rupiah. Shares of periods that follow each other add up
 * to the whole, whatever the periods.
 */
export function costWithin({ first_day, last_day, amount }: CostEntry, from: Day, to: Day): Rupiah {
  const days = daysBetween(first_day, last_day) + 1;
  const before = Math.min(days, Math.max(0, daysBetween(first_day, from)));
  const until = Math.min(days, Math.max(0, daysBetween(first_day, to) + 1));
  const upTo = (count: number) => shareDown(amount, count, days);
  return until > before ? minus(upTo(until), upTo(before)) : zero;
}
