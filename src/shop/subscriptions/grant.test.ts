import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, type Day, daysBetween } from "#time/jakarta-day.ts";
import { longestGrant, planLastDay } from "./grant.ts";
import type { SubscriptionState } from "./subscription-states.ts";
import { anchorOf, lastCoveredDay, nextTerm, packageOn, type Term, withoutOrder } from "./terms.ts";

const today: Day = "2026-11-25";
const month: Term = {
  orderId: "a",
  kind: "purchase",
  packageId: "starter",
  firstDay: "2026-11-20",
  lastDay: "2026-12-20",
  months: 1,
};

function subscription(terms: readonly Term[], state: SubscriptionState = "active") {
  return { state, last_day: lastCoveredDay(terms)!, anchor: anchorOf(terms, 1), package_id: "starter" };
}

/** Applies a change to a package and returns its terms afterwards. */
function changed(terms: readonly Term[], change: Parameters<typeof planLastDay>[2], id: string, at = today): Term[] {
  const plan = planLastDay(terms, subscription(terms), change, at);
  if (!plan.ok) throw new Error(plan.code);
  const rest = terms.filter(({ orderId }) => !plan.revoked.includes(orderId));
  return plan.grant ? [...rest, { ...plan.grant, orderId: id, kind: "grant", months: 0 }] : rest;
}

describe("days without money", () => {
  test("follow the paid ones without a gap, in the same package, and the next month bought is a whole one", () => {
    const terms = changed([month], { days: 5 }, "g");
    expect(terms[1]).toMatchObject({ kind: "grant", firstDay: "2026-12-21", lastDay: "2026-12-25" });
    expect(packageOn(terms, "2026-12-25")).toBe("starter");
    const next = nextTerm({ lastDay: "2026-12-25", anchor: anchorOf(terms, 1) }, today, 1);
    expect(next).toEqual({ firstDay: "2026-12-26", lastDay: "2027-01-25", anchor: 25 });
  });

  test("extend an upgrade in the upgraded package", () => {
    const upgrade: Term = { ...month, orderId: "u", kind: "upgrade", packageId: "growth", firstDay: today, months: 0 };
    expect(changed([month, upgrade], { lastDay: "2026-12-31" }, "g")[2]).toMatchObject({ packageId: "growth" });
  });

  test("begin today once access has ended", () => {
    const ended = { ...subscription([month], "ended") };
    expect(planLastDay([month], ended, { days: 3 }, "2027-02-10")).toMatchObject({
      ok: true,
      event: "extended",
      restarts: true,
      anchor: 13,
      grant: { firstDay: "2027-02-10", lastDay: "2027-02-13" },
    });
  });

  test("are taken back, up to the last paid day and not further", () => {
    const terms = changed(changed([month], { days: 5 }, "g"), { days: 10 }, "h");
    expect(lastCoveredDay(terms)).toBe("2027-01-04");
    const cut = changed(terms, { lastDay: "2026-12-23" }, "i");
    expect(cut.slice(1)).toMatchObject([{ orderId: "i", firstDay: "2026-12-21", lastDay: "2026-12-23" }]);
    const back = changed(terms, { lastDay: "2026-12-20" }, "j");
    expect(back).toEqual([month]);
    expect(planLastDay(terms, subscription(terms), { lastDay: "2026-12-20" }, today)).toMatchObject({ anchor: 20 });
    expect(planLastDay(terms, subscription(terms), { lastDay: "2026-12-19" }, today)).toEqual({
      ok: false,
      code: "paid_days_stay",
    });
  });

  test.each([
    [{ days: 0 }, "active", today, "last_day_unchanged"],
    [{ lastDay: "2026-12-20" }, "active", today, "last_day_unchanged"],
    [{ lastDay: "2026-11-24" }, "active", today, "last_day_in_past"],
    [{ days: longestGrant + 1 }, "active", today, "grant_too_long"],
    [{ days: 5 }, "suspended", today, "subscription_suspended"],
    [{ days: 1 }, "grace", "2026-12-23", "last_day_in_past"],
    [{ days: -1 }, "ended", "2027-02-10", "last_day_in_past"],
  ] as const)("%j while %s on %s are refused: %s", (change, state, at, code) => {
    expect(planLastDay([month], subscription([month], state), change, at)).toEqual({ ok: false, code });
  });

  test("of 366 days is the longest", () => {
    const yearAfter = (days: number) => ({ lastDay: addDays(month.lastDay, days) });
    for (const change of [{ days: 366 }, yearAfter(366)])
      expect(planLastDay([month], subscription([month]), change, today)).toMatchObject({ lastDay: "2027-12-21" });
    expect(planLastDay([month], subscription([month]), yearAfter(367), today)).toEqual({
      ok: false,
      code: "grant_too_long",
    });
  });

  test("and purchases stay one chain without gap or overlap, also after a refund", () => {
    const step = fc.oneof(
      fc.record({ months: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ days: fc.integer({ min: 1, max: 60 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (steps, which, when) => {
        let terms: Term[] = [month];
        for (const [index, each] of steps.entries()) {
          const last = lastCoveredDay(terms)!;
          if ("days" in each) terms = changed(terms, each, `g${index}`);
          else {
            const { firstDay, lastDay } = nextTerm({ lastDay: last, anchor: anchorOf(terms, 1) }, today, each.months);
            // Months that follow granted days are whole ones.
            if (terms.at(-1)!.kind === "grant") expect(lastDay).toBe(addMonths(last, each.months));
            terms = [...terms, { ...month, orderId: `p${index}`, firstDay, lastDay, months: each.months }];
          }
        }
        expectOneChain(terms);
        const orders = terms.filter(({ kind }) => kind === "purchase");
        const refunded = orders[which % orders.length]!.orderId;
        const end = lastCoveredDay(terms)!;
        const day = addDays(month.firstDay, when % (daysBetween(month.firstDay, end) + 1));
        const left = withoutOrder(terms, refunded, day, anchorOf(terms, 1)).terms;
        expectOneChain(left.filter((term) => term.lastDay >= day));
        const lengths = (list: readonly Term[]) =>
          list.filter(({ kind }) => kind === "grant").map((term) => daysBetween(term.firstDay, term.lastDay));
        expect(lengths(left)).toEqual(lengths(terms));
      }),
    );
  });
});

function expectOneChain(terms: readonly Term[]): void {
  for (const [index, term] of terms.entries()) {
    expect(term.firstDay <= term.lastDay).toBe(true);
    if (index > 0) expect(term.firstDay).toBe(addDays(terms[index - 1]!.lastDay, 1));
  }
}
