import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { addDays, addMonths, type Day, daysBetween } from "#time/jakarta-day.ts";
import { proratedDifference } from "./proration.ts";
import { lastPaidDay, nextTerm, packageOn, startingToday, type Term, withoutOrder } from "./terms.ts";

const purchase = (orderId: string, packageId: string, firstDay: Day, lastDay: Day, months = 1): Term => ({
  orderId,
  kind: "purchase",
  packageId,
  firstDay,
  lastDay,
  months,
});

describe("a term", () => {
  test("follows the one before without a gap", () => {
    const first = nextTerm(null, "2026-10-31", 1);
    expect(first).toEqual({ firstDay: "2026-10-31", lastDay: "2026-11-30", anchor: 31 });
    const second = nextTerm(first, "2026-11-05", 1);
    expect(second).toEqual({ firstDay: "2026-12-01", lastDay: "2026-12-31", anchor: 31 });
  });

  test("any chain of months ends where one purchase of their sum would", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
        (shift, chain) => {
          const today = addDays("2026-01-01", shift);
          let term: ReturnType<typeof nextTerm> | null = null;
          for (const months of chain) term = nextTerm(term, today, months);
          expect(term!.lastDay).toBe(
            addMonths(
              today,
              chain.reduce((a, b) => a + b),
            ),
          );
        },
      ),
    );
  });
});

describe("the package of a day", () => {
  const terms: Term[] = [
    purchase("a", "starter", "2026-11-01", "2026-12-01"),
    { ...purchase("u", "growth", "2026-11-10", "2026-12-01", 0), kind: "upgrade" },
    purchase("b", "starter", "2026-12-02", "2027-01-01"),
  ];

  test("is the upgrade's while it lasts", () => {
    expect(packageOn(terms, "2026-11-09")).toBe("starter");
    expect(packageOn(terms, "2026-11-10")).toBe("growth");
    expect(packageOn(terms, "2026-12-02")).toBe("starter");
    expect(packageOn(terms, "2027-01-02")).toBeNull();
    expect(lastPaidDay(terms)).toBe("2027-01-01");
  });

  test("is lost with its purchase, and later purchases move up", () => {
    const left = withoutOrder(terms, "a", "2026-11-15", 1);
    expect(left.terms.find((term) => term.orderId === "b")).toMatchObject({
      firstDay: "2026-11-15",
      lastDay: "2026-12-15",
    });
    expect(left.anchor).toBe(15);
    expect(withoutOrder(terms, "u", "2026-11-15", 1)).toEqual({ terms: [terms[0], terms[2]], anchor: 1 });
    expect(withoutOrder(terms, "b", "2026-11-15", 1)).toEqual({ terms: [terms[0], terms[1]], anchor: 1 });
  });
});

describe("a refund", () => {
  /** Returns purchases that follow each other from a day, named by their index in the chain. */
  function chainFrom(start: Day, chain: readonly number[]): Term[] {
    let term: ReturnType<typeof nextTerm> | null = null;
    return chain.map((months, place) => {
      term = nextTerm(term, start, months);
      return purchase(String(place), "starter", term.firstDay, term.lastDay, months);
    });
  }

  test("out of the middle of a chain leaves the others their whole months", () => {
    const left = withoutOrder(chainFrom("2027-01-31", [1, 1, 1]), "1", "2027-02-10", 31);
    expect(left.terms.map((term) => [term.firstDay, term.lastDay])).toEqual([
      ["2027-01-31", "2027-02-28"],
      ["2027-03-01", "2027-03-31"],
    ]);
  });

  test("of any order, on any day, leaves a chain that ends where the months still paid for would", () => {
    const months = fc.integer({ min: 1, max: 6 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.array(months, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.nat(),
        (shift, chain, which, when) => {
          const start = addDays("2026-01-01", shift);
          const terms = chainFrom(start, chain);
          const today = addDays(start, when % (daysBetween(start, lastPaidDay(terms)!) + 1));
          const refunded = which % chain.length;
          const running = terms.findLastIndex((term) => term.firstDay <= today);
          const left = withoutOrder(terms, String(refunded), today, Number(start.slice(8)));
          const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
          const rest = chain.slice(running + 1);
          if (refunded < running) expect(left.terms).toEqual(terms.filter((_, place) => place !== refunded));
          else if (refunded > running)
            expect(lastPaidDay(left.terms)).toBe(addMonths(start, sum(chain) - chain[refunded]!));
          else if (rest.length > 0) expect(lastPaidDay(left.terms)).toBe(addMonths(today, sum(rest)));
          expect(left.anchor).toBe(Number((refunded === running && rest.length > 0 ? today : start).slice(8)));
        },
      ),
    );
  });
});

describe("an upgrade", () => {
  const difference = rupiah(3_000_000);

  test.each([
    ["2026-11-20", "2026-12-20", 3_000_000],
    ["2026-11-20", "2027-02-20", 9_000_000],
    ["2026-11-20", "2026-12-05", 1_500_000],
    ["2026-11-20", "2026-11-21", 100_000],
    ["2026-11-20", "2026-11-20", 0],
    ["2026-11-20", "2026-11-01", 0],
  ] as const)("from %s to %s costs %i", (today, lastDay, cost) => {
    expect(proratedDifference(difference, today, lastDay)).toBe(cost);
  });

  test("costs no less for a longer time, and at most one month's difference a month begun", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1100 }), (shift, length) => {
        const today = addDays("2026-01-01", shift);
        const lastDay = addDays(today, length);
        const cost = proratedDifference(difference, today, lastDay);
        expect(proratedDifference(difference, today, addDays(lastDay, 1))).toBeGreaterThanOrEqual(cost);
        expect(cost).toBeLessThanOrEqual(difference * Math.ceil(daysBetween(today, lastDay) / 28));
      }),
    );
  });
});

describe("a period that starts with its workspace", () => {
  const grant: Term = {
    orderId: "g",
    kind: "grant",
    packageId: "starter",
    firstDay: "2027-01-28",
    lastDay: "2027-02-03",
    months: 0,
  };

  test("begins on the day of the opening, with the same months, and what follows moves with it", () => {
    const terms = [
      purchase("past", "starter", "2026-01-05", "2026-02-05"),
      purchase("first", "starter", "2026-11-27", "2026-12-27"),
      purchase("second", "growth", "2026-12-28", "2027-01-27"),
      grant,
    ];
    const started = startingToday(terms, new Set(["first", "second"]), "2026-11-30");
    expect(started.terms.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
      ["2026-01-05", "2026-02-05"],
      ["2026-11-30", "2026-12-30"],
      ["2026-12-31", "2027-01-30"],
      ["2027-01-31", "2027-02-06"],
    ]);
    expect(started).toMatchObject({ lastDay: "2027-02-06", anchor: 6 });
  });

  test("paid on any day and opened on any later one, it lasts as long as one paid on the day of the opening", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 36 }),
        (shift, waited, months) => {
          const paid = addDays("2026-01-01", shift);
          const opened = addDays(paid, waited);
          const { lastDay } = nextTerm(null, paid, months);
          const term = purchase("first", "starter", paid, lastDay, months);
          const started = startingToday([term], new Set(["first"]), opened);
          const { firstDay: _, ...expected } = nextTerm(null, opened, months);
          expect(started).toMatchObject(expected);
          // Held from day to day, it is the same as moved at once.
          const held = startingToday(started.terms, new Set(["first"]), addDays(opened, 1));
          expect(held).toEqual(startingToday([term], new Set(["first"]), addDays(opened, 1)));
        },
      ),
    );
  });
});
