import { type RawBuilder, sql } from "kysely";
import { addDays, type Day, dayBegins } from "#time/jakarta-day.ts";

/** The days from one to another, both included, in Jakarta. */
export interface Period {
  from: Day;
  to: Day;
}

/**
 * What the view `facts` (migration 0066) has a row for. Its columns: measure, person (an account's id; of requests the
 * address), at, kind, product, locale, amount (rupiah without PPN), cash (rupiah), exposures (experiments that the person
 * had seen), touches (`{ first, last }`: the arrivals of the person as known then), and of requests utm_source,
 * utm_medium, utm_campaign, landing, page. Columns that are not selected cost nothing; `touches` costs most.
 *
 * - lead: a request that is no spam and is not merged into another; suspect: one that may be spam
 * - registration: a new account of somebody who is not staff
 * - order: an order placed; paid: one whose invoice was issued, unless the bank reversed the payment
 * - received, refunded: cash that came in and that was sent back: money in
 * - revenue: invoices without PPN; credit notes are negative
 * - held: money of customers, as it is now: to be decided or returned; `at` is the last receipt
 */
export type FactMeasure =
  | "lead"
  | "suspect"
  | "registration"
  | "order"
  | "paid"
  | "received"
  | "refunded"
  | "revenue"
  | "held";

/** Returns the condition that a fact is of one of some measures; the database then reads the tables of these only. */
export const isMeasure = (...measures: FactMeasure[]): RawBuilder<boolean> =>
  sql`measure in (${sql.join(measures.map((measure) => sql.lit(measure)))})`;

/** Returns the condition that a moment lies within a period. */
export function within(column: string, { from, to }: Period): RawBuilder<boolean> {
  return sql`${sql.ref(column)} >= ${dayBegins(from)}::timestamptz
    and ${sql.ref(column)} < ${dayBegins(addDays(to, 1))}::timestamptz`;
}

/** Returns the day in Jakarta of a moment. */
export function dayOf(column: string): RawBuilder<string> {
  return sql`(${sql.ref(column)} at time zone 'Asia/Jakarta')::date`;
}
