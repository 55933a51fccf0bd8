import fc from "fast-check";
import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { addDays, type Day } from "#time/jakarta-day.ts";
import { costWithin, daysOfPeriod, newCost } from "./cost.ts";

test("a period is a day or a whole month", () => {
  expect(daysOfPeriod("2026-11-20")).toEqual({ first_day: "2026-11-20", last_day: "2026-11-20" });
  expect(daysOfPeriod("2028-02")).toEqual({ first_day: "2028-02-01", last_day: "2028-02-29" });
  for (const wrong of ["2026-13", "2026-02-30", "11/2026", "2026", ""]) expect(daysOfPeriod(wrong)).toBeUndefined();
});

test("the shares of periods that follow each other add up to the cost, in whole rupiah", () => {
  const cost = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }).map(rupiah),
    days: fc.integer({ min: 1, max: 400 }),
    cut: fc.integer({ min: -10, max: 410 }),
  });
  fc.assert(
    fc.property(cost, ({ amount, days, cut }) => {
      const first_day: Day = "2026-02-01";
      const entry = { campaign: "a", source: "b", first_day, last_day: addDays(first_day, days - 1), amount };
      const day = addDays(first_day, cut);
      const before = costWithin(entry, "2020-01-01", day);
      const after = costWithin(entry, addDays(day, 1), "2030-01-01");
      expect(before + after).toBe(amount);
      expect([before, after].every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test.each([
  [{ amount: 0 }, "amount", "too_small"],
  [{ amount: 1.5 }, "amount", "invalid_type"],
  [{ amount: null }, "amount", "required"],
  [{ campaign: "Launch 2026" }, "campaign", "invalid_term"],
  [{ period: "20 November" }, "period", "invalid_period"],
])("%j is refused at %s as %s", (wrong, path, code) => {
  const cost = { campaign: "launch", source: "linkedin", period: "2026-11", amount: 1000, note: "", ...wrong };
  expect(newCost.safeParse(cost).error!.issues[0]).toMatchObject({ path: [path], message: code });
});
