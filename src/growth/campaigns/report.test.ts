import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { costsBy, type ReportCount, reportLines, sumLines } from "./report.ts";
import { presetOf, presetPeriod } from "./report-period.ts";

const counted = (more: Partial<ReportCount>): ReportCount => ({
  first: "",
  last: "",
  in_first: true,
  in_last: true,
  measure: "lead",
  count: 1,
  amount: rupiah(0),
  ...more,
});

test("a step counts once for the first and once for the last touch; credit notes are deducted, and money that came in is none of it", () => {
  const lines = reportLines(
    [
      counted({ first: "b", last: "b", measure: "visit", count: 7 }),
      counted({ first: "a", last: "b" }),
      counted({ first: "a", last: "b", measure: "order" }),
      counted({ first: "a", last: "b", measure: "revenue", amount: rupiah(900) }),
      counted({ first: "a", last: "b", measure: "revenue", amount: rupiah(-300) }),
      counted({ first: "a", last: "b", measure: "received", amount: rupiah(5000) }),
      counted({ first: "c", last: "a", in_first: false, measure: "account" }),
    ],
    [{ value: "a", cost: rupiah(50) }],
  );
  const none = { leads: 0, accounts: 0, orders: 0, revenue: 0 };
  const brought = { leads: 1, accounts: 0, orders: 1, revenue: 600 };
  expect(lines).toEqual([
    { value: "b", visits: 7, first: none, last: brought, cost: 0 },
    { value: "a", visits: 0, first: brought, last: { ...none, accounts: 1 }, cost: 50 },
  ]);
  expect(sumLines("", lines)).toMatchObject({ visits: 7, cost: 50, first: brought, last: { ...brought, accounts: 1 } });
});

test("costs belong to campaigns and sources; split by anything else they have no value", () => {
  const cost = {
    campaign: "launch",
    source: "linkedin",
    first_day: "2026-11-01",
    last_day: "2026-11-30",
    amount: rupiah(3_000),
  } as const;
  const by = (dimension: Parameters<typeof costsBy>[0]) => costsBy(dimension, [cost], "2026-11-11", "2026-12-31");
  expect(by("campaign")).toEqual([{ value: "launch", cost: 2_000 }]);
  expect(by("source")).toEqual([{ value: "linkedin", cost: 2_000 }]);
  expect(by("product")).toEqual([{ value: "", cost: 2_000 }]);
});

test.each([
  ["7", "2026-03-25", "2026-03-31"],
  ["30", "2026-03-02", "2026-03-31"],
  ["month", "2026-03-01", "2026-03-31"],
  ["last-month", "2026-02-01", "2026-02-28"],
  ["year", "2025-04-01", "2026-03-31"],
] as const)("the period %s is from %s to %s", (preset, from, to) => {
  expect(presetPeriod(preset, "2026-03-31")).toEqual({ from, to });
  expect(presetOf(from, to, "2026-03-31")).toBe(preset);
});
