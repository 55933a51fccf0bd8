import { addDays, addMonths, type Day, dayOfMonth } from "#time/jakarta-day.ts";

/** The days that one paid order grants; the first and the last one included. */
export interface Term {
  orderId: string;
  kind: "purchase" | "upgrade";
  packageId: string;
  firstDay: Day;
  lastDay: Day;
  /** Months bought; 0 for an upgrade. */
  months: number;
}

/**
 * Returns the days that a newly paid order grants. While the product is active (or in its grace period) they follow
 * without a gap; otherwise they begin today. The day of payment is free: a month paid on the 20th lasts to the next 20th.
 */
export function nextTerm(current: { lastDay: Day; anchor: number } | null, today: Day, months: number) {
  if (!current) return { firstDay: today, lastDay: addMonths(today, months), anchor: dayOfMonth(today) };
  const { lastDay, anchor } = current;
  return { firstDay: addDays(lastDay, 1), lastDay: addMonths(lastDay, months, anchor), anchor };
}

/** Returns the package of a day: that of an upgrade if a purchase covers the day too, otherwise that of the purchase. */
export function packageOn(terms: readonly Term[], day: Day): string | null {
  const covering = terms.filter((term) => term.firstDay <= day && day <= term.lastDay);
  if (!covering.some((term) => term.kind === "purchase")) return null;
  const upgrade = covering.findLast((term) => term.kind === "upgrade");
  return (upgrade ?? covering.findLast((term) => term.kind === "purchase"))!.packageId;
}

/** Returns the last day covered by a purchase, or null without purchases. */
export function lastPaidDay(terms: readonly Term[]): Day | null {
  let last: Day | null = null;
  for (const term of terms) if (term.kind === "purchase" && (!last || term.lastDay > last)) last = term.lastDay;
  return last;
}

/**
 * Returns the terms that remain when the money of one order was returned: its own is removed, and purchases that have not
 * begun move up so that there is no gap and no paid day is lost. Terms are given in the sequence in which they were
 * granted. `anchor` is the day of the month on which months end; a chain that restarts today has a new anchor.
 */
export function withoutOrder(
  terms: readonly Term[],
  orderId: string,
  today: Day,
  anchor: number,
): { terms: Term[]; anchor: number } {
  const remaining: Term[] = [];
  let end: Day | null = null;
  let currentAnchor = anchor;
  for (const term of terms.filter((each) => each.orderId !== orderId)) {
    let adjusted = term;
    if (term.kind === "purchase" && term.firstDay > today) {
      const running = end !== null && end >= today ? { lastDay: end, anchor: currentAnchor } : null;
      const { firstDay, lastDay, anchor: next } = nextTerm(running, today, term.months);
      if (firstDay < term.firstDay || next !== anchor) adjusted = { ...term, firstDay, lastDay };
      currentAnchor = next;
    }
    if (adjusted.kind === "purchase") end = adjusted.lastDay;
    remaining.push(adjusted);
  }
  return { terms: remaining, anchor: currentAnchor };
}
