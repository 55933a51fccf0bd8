import { addDays, type Day, daysBetween } from "#time/jakarta-day.ts";
import { graceDays, hasAccess, type SubscriptionState } from "./subscription-states.ts";
import { anchorOf, lastPaidDay, packageOn, type Term } from "./terms.ts";

/** What a person of the company asks for: days to add (negative: to take back), or the last day of access. */
export type LastDayChange = { days: number } | { lastDay: Day };

export type GrantRefusal =
  /** Money was charged back: only a new order opens the package again. */
  | "subscription_suspended"
  | "last_day_unchanged"
  | "last_day_in_past"
  /** Days that were paid for are only removed by a refund. */
  | "paid_days_stay"
  | "grant_too_long";

/** Days that one change may add at most. */
export const longestGrant = 366;

type NewGrant = Pick<Term, "packageId" | "firstDay" | "lastDay">;

interface Plan {
  ok: true;
  event: "extended" | "shortened";
  /** Ids of the grants that are revoked. */
  revoked: string[];
  grant: NewGrant | null;
  lastDay: Day;
  anchor: number;
  /** Whether access begins again today. */
  restarts: boolean;
}

interface Running {
  state: SubscriptionState;
  last_day: Day;
  anchor: number;
  package_id: string;
}

/**
 * Returns how the last day of a package changes without money. Added days follow what there is without a gap, or begin
 * today when access has ended. Only days that were added this way can be taken back.
 */
export function planLastDay(
  terms: readonly Term[],
  subscription: Running,
  change: LastDayChange,
  today: Day,
): Plan | { ok: false; code: GrantRefusal } {
  const { state, last_day } = subscription;
  if (state === "suspended") return { ok: false, code: "subscription_suspended" };
  const running = hasAccess(state) && addDays(last_day, graceDays) >= today;
  const end = running ? last_day : today;
  const lastDay = "days" in change ? addDays(end, change.days) : change.lastDay;
  if (lastDay < today) return { ok: false, code: "last_day_in_past" };
  if (lastDay === end && (running || "days" in change)) return { ok: false, code: "last_day_unchanged" };
  if (daysBetween(end, lastDay) > longestGrant) return { ok: false, code: "grant_too_long" };
  return running && lastDay < end
    ? shorten(terms, subscription, lastDay)
    : extend(terms, subscription, { firstDay: running ? addDays(end, 1) : today, lastDay }, !running);
}

function extend(
  terms: readonly Term[],
  { last_day, package_id, anchor }: Running,
  days: Pick<Term, "firstDay" | "lastDay">,
  restarts: boolean,
): Plan {
  const grant = { ...days, packageId: packageOn(terms, last_day) ?? package_id };
  return {
    ok: true,
    event: "extended",
    revoked: [],
    grant,
    lastDay: days.lastDay,
    anchor: anchorOf([...terms, asTerm(grant)], anchor),
    restarts,
  };
}

function shorten(
  terms: readonly Term[],
  { anchor }: Running,
  lastDay: Day,
): Plan | { ok: false; code: "paid_days_stay" } {
  const paid = lastPaidDay(terms);
  if (paid && lastDay < paid) return { ok: false, code: "paid_days_stay" };
  const later = terms.filter((term) => term.kind === "grant" && term.lastDay > lastDay);
  const cut = later.find((term) => term.firstDay <= lastDay);
  const grant = cut ? { packageId: cut.packageId, firstDay: cut.firstDay, lastDay } : null;
  const remaining = terms.filter((term) => !later.includes(term));
  return {
    ok: true,
    event: "shortened",
    revoked: later.map((term) => term.orderId),
    grant,
    lastDay,
    anchor: anchorOf(grant ? [...remaining, asTerm(grant)] : remaining, anchor),
    restarts: false,
  };
}

const asTerm = (grant: NewGrant): Term => ({ ...grant, orderId: "", kind: "grant", months: 0 });
