import { addDays, addMonths, type Day, dayOfMonth, daysBetween } from "#time/jakarta-day.ts";

/** The days that one paid order, or a person of the company, grants; the first and the last one included. */
export interface Term {
  /** The paid order; of a grant, its own id. */
  orderId: string;
  /** `grant`: days without money, given with a reason. */
  kind: "purchase" | "upgrade" | "grant";
  packageId: string;
  firstDay: Day;
  lastDay: Day;
  /** Months bought; 0 for an upgrade and for a grant. */
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

/**
 * Returns the package of a day: that of an upgrade if a purchase or a grant covers the day too, otherwise that of the
 * purchase or grant.
 */
export function packageOn(terms: readonly Term[], day: Day): string | null {
  const covering = terms.filter((term) => term.firstDay <= day && day <= term.lastDay);
  const covers = covering.findLast((term) => term.kind !== "upgrade");
  if (!covers) return null;
  return (covering.findLast((term) => term.kind === "upgrade") ?? covers).packageId;
}

/** Returns the last day of access that purchases and grants give, or null without any. */
export function lastCoveredDay(terms: readonly Term[]): Day | null {
  return lastDayOf(terms.filter((term) => term.kind !== "upgrade"));
}

/** Returns the last day that money was paid for, as a purchase or as an upgrade; null without any. */
export function lastPaidDay(terms: readonly Term[]): Day | null {
  return lastDayOf(terms.filter((term) => term.kind !== "grant"));
}

function lastDayOf(terms: readonly Term[]): Day | null {
  return terms.reduce<Day | null>((last, term) => (last && last > term.lastDay ? last : term.lastDay), null);
}

/**
 * Returns the day of the month on which months after these terms end. A grant sets it to its own last day, so that the
 * next month bought is a whole one.
 * @param anchor the one to assume before the first term
 */
export function anchorOf(terms: readonly Term[], anchor: number): number {
  return terms.reduce(anchorAfter, anchor);
}

function anchorAfter(anchor: number, term: Term): number {
  if (term.kind === "upgrade") return anchor;
  if (term.kind === "grant") return dayOfMonth(term.lastDay);
  const continues = addMonths(addDays(term.firstDay, -1), term.months, anchor) === term.lastDay;
  return continues ? anchor : dayOfMonth(term.firstDay);
}

/**
 * Returns the terms that remain when the money of one order was returned: its own is removed, and purchases and grants
 * that have not begun move up so that there is no gap and no day is lost. Terms are given in the sequence in which they
 * were granted. `anchor` is the day of the month on which months end; a chain that restarts today has a new anchor.
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
  let removed = false;
  for (const term of terms) {
    if (term.orderId === orderId) {
      removed = true;
      continue;
    }
    let adjusted = term;
    if (removed && term.kind !== "upgrade" && term.firstDay > today) {
      const running = end !== null && end >= today ? { lastDay: end, anchor: currentAnchor } : null;
      adjusted = { ...term, ...movedUp(term, running, today) };
      if (term.kind === "purchase" && !running) currentAnchor = dayOfMonth(today);
    } else currentAnchor = anchorAfter(currentAnchor, term);
    if (adjusted.kind === "grant") currentAnchor = dayOfMonth(adjusted.lastDay);
    if (adjusted.kind !== "upgrade") end = adjusted.lastDay;
    remaining.push(adjusted);
  }
  return { terms: remaining, anchor: currentAnchor };
}

/** Returns the days of a term that follows the running ones: its months, or for a grant as many days as it had. */
function movedUp(term: Term, running: { lastDay: Day; anchor: number } | null, today: Day) {
  if (term.kind === "grant") {
    const firstDay = running ? addDays(running.lastDay, 1) : today;
    return { firstDay, lastDay: addDays(firstDay, daysBetween(term.firstDay, term.lastDay)) };
  }
  const { firstDay, lastDay } = nextTerm(running, today, term.months);
  return { firstDay, lastDay };
}

/**
 * Returns the terms as they are when the workspace of some orders opens today: the first of these orders begins today, and
 * what was granted after it follows without a gap, with its months or days unchanged. Terms before it stay as they are.
 * Terms are given in the sequence in which they were granted; at least one of the orders is among them.
 */
export function startingToday(
  terms: readonly Term[],
  orderIds: ReadonlySet<string>,
  today: Day,
): { terms: Term[]; anchor: number; lastDay: Day } {
  const first = terms.findIndex(({ orderId }) => orderIds.has(orderId));
  let running: { lastDay: Day; anchor: number } | null = null;
  const started = terms.map((term, index) => {
    if (index < first || term.kind === "upgrade") return term;
    const days = movedUp(term, running, today);
    const begins: number = running ? running.anchor : dayOfMonth(today);
    running = { lastDay: days.lastDay, anchor: term.kind === "grant" ? dayOfMonth(days.lastDay) : begins };
    return { ...term, ...days };
  });
  return { terms: started, ...running! };
}
