import { addDays, addMonths, type Day, dayOfMonth } from "#time/jakarta-day.ts";

/** The stretch of days that one paid order grants. Both ends are days of access. */
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
 * The days a newly paid order grants. While the product is active (or in its grace days) they follow on without a
 * gap; otherwise they begin today. The day of payment is a gift: a month paid on the 20th lasts to the next 20th.
 */
export function nextTerm(current: { lastDay: Day; anchor: number } | null, today: Day, months: number) {
  if (!current) return { firstDay: today, lastDay: addMonths(today, months), anchor: dayOfMonth(today) };
  const { lastDay, anchor } = current;
  return { firstDay: addDays(lastDay, 1), lastDay: addMonths(lastDay, months, anchor), anchor };
}

/** The package that counts on a day: an upgrade wins over the purchase below it, and counts only where one lies below. */
export function packageOn(terms: readonly Term[], day: Day): string | null {
  const covering = terms.filter((term) => term.firstDay <= day && day <= term.lastDay);
  if (!covering.some((term) => term.kind === "purchase")) return null;
  const upgrade = covering.findLast((term) => term.kind === "upgrade");
  return (upgrade ?? covering.findLast((term) => term.kind === "purchase"))!.packageId;
}

/** The last day covered by a purchase, or null when none is left. */
export function lastPaidDay(terms: readonly Term[]): Day | null {
  let last: Day | null = null;
  for (const term of terms) if (term.kind === "purchase" && (!last || term.lastDay > last)) last = term.lastDay;
  return last;
}

/**
 * The terms that stay when the money of one order went back: its own goes, and purchases that had not begun move up so
 * that no gap opens and no paid day is lost. Terms come in the order in which they were granted. `anchor` is the day of
 * the month that the chain aims at; a chain that begins anew today aims at today's, which the next purchase must know.
 */
export function withoutOrder(
  terms: readonly Term[],
  orderId: string,
  today: Day,
  anchor: number,
): { terms: Term[]; anchor: number } {
  const kept: Term[] = [];
  let end: Day | null = null;
  let aim = anchor;
  for (const term of terms.filter((each) => each.orderId !== orderId)) {
    let stays = term;
    if (term.kind === "purchase" && term.firstDay > today) {
      const running = end !== null && end >= today ? { lastDay: end, anchor: aim } : null;
      const { firstDay, lastDay, anchor: next } = nextTerm(running, today, term.months);
      if (firstDay < term.firstDay || next !== anchor) stays = { ...term, firstDay, lastDay };
      aim = next;
    }
    if (stays.kind === "purchase") end = stays.lastDay;
    kept.push(stays);
  }
  return { terms: kept, anchor: aim };
}
