import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { analyse } from "./analyse.ts";
import { analysedDays, type DayCount, type SplitCount } from "./counted-rows.ts";

const counted = (day: Day, arm: string, measure: DayCount["measure"], count: number, amount = 0): DayCount => ({
  day,
  arm,
  measure,
  count,
  amount: rupiah(amount),
  squares: amount ** 2,
});
const arms = ["a", "b", "c"];
const analysisOf = (counts: DayCount[]) => {
  const visitors = counts.filter(({ measure }) => measure === "visitor");
  const { days, isFinal } = analysedDays(visitors, 1000, "2026-11-05");
  return analyse({ arms, weights: [1, 1, 1], days, isFinal, counts, planned: 1000 }, []);
};
/** Returns every number of a result that JSON could not carry. */
const unreadable = (value: unknown): unknown[] => {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(unreadable) : [];
};

test("the analysis ends with the day that reaches the plan, and has days on which nobody came", () => {
  const days = [
    { day: "2026-11-01", count: 400 },
    { day: "2026-11-03", count: 500 },
    { day: "2026-11-04", count: 200 },
    { day: "2026-11-05", count: 900 },
  ] as const;
  const all = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"];
  expect(analysedDays(days, 1000, "2026-11-09")).toEqual({ days: all, isFinal: true });
  expect(analysedDays(days, 5000, "2026-11-06").days).toHaveLength(6);
  expect(analysedDays([], 1000, "2026-11-09")).toEqual({ days: [], isFinal: false });
});

test("without visitors, with an arm that nobody saw, and with visitors who did nothing, every number is one", () => {
  const seen = [counted("2026-11-01", "a", "visitor", 300), counted("2026-11-01", "b", "visitor", 310)];
  for (const counts of [
    [],
    seen,
    [...seen, counted("2026-11-02", "b", "order", 4), counted("2026-11-02", "b", "revenue", 0, 5_000_000)],
    [...seen, counted("2026-11-02", "c", "contact", 2)],
  ])
    expect(unreadable(analysisOf(counts))).toEqual([]);
  const { measures, sample_ratio, guards } = analysisOf(seen);
  expect(measures.contact.comparisons).toMatchObject([
    { arm: "b", difference: 0, verdict: "undecided" },
    { arm: "c", difference: null, low: null, high: null, verdict: "undecided" },
  ]);
  expect(measures.revenue.comparisons[0]).toMatchObject({ difference: null });
  expect(measures.contact.days.days).toEqual([]);
  expect(sample_ratio).toBeLessThan(0.001);
  expect(guards.forms).toMatchObject({ arms: [{ rate: 0 }, { rate: 0 }, { rate: 0 }], worse: [] });
});

test("each of two arms needs more than one alone, and an end without a difference is said", () => {
  const both = (b: number) => [
    ...arms.map((arm) => counted("2026-11-01", arm, "visitor", 400)),
    counted("2026-11-01", "a", "contact", 20),
    counted("2026-11-01", "b", "contact", b),
    counted("2026-11-01", "c", "contact", 21),
  ];
  const verdicts = (b: number) => analysisOf(both(b)).measures.contact.comparisons.map(({ verdict }) => verdict);
  expect(verdicts(50)).toEqual(["better", "none"]);
  expect(verdicts(38)).toEqual(["none", "none"]);
  expect(verdicts(2)).toEqual(["worse", "none"]);
});

test("a difference is stated as a share only where 25 people or more did it in both arms; of revenue, paid", () => {
  const at = "2026-11-01";
  const people = ([a, b]: readonly [number, number]) =>
    analysisOf([
      ...arms.map((arm) => counted(at, arm, "visitor", 330)),
      ...(["contact", "paid"] as const).flatMap((measure) => [
        counted(at, "a", measure, a),
        counted(at, "b", measure, b),
      ]),
      ...["a", "b"].map((arm) => ({ ...counted(at, arm, "revenue", 0, 90_000_000), squares: 9e14 })),
    ]).measures;
  for (const counts of [
    [24, 80],
    [80, 24],
    [3, 16],
  ] as const) {
    const { contact, revenue } = people(counts);
    expect(contact.comparisons[0]).toMatchObject({ difference: expect.any(Number), relative: null });
    expect(revenue.comparisons[0]).toMatchObject({ difference: 0, relative: null });
  }
  const { contact, revenue } = people([60, 90]);
  expect(contact.comparisons[0]!.relative).toMatchObject({ difference: expect.closeTo(0.5, 10) });
  expect(revenue.comparisons[0]!.relative).toMatchObject({ difference: 0 });
});

test("sources beyond the first twelve are one line, and nothing is lost", () => {
  const splits = Array.from({ length: 20 }, (_, index): SplitCount[] => {
    const line = { dimension: "source" as const, value: `source-${index}`, arm: "a", amount: rupiah(0) };
    return [
      { ...line, measure: "visitor", count: 100 - index },
      { ...line, measure: "contact", count: 1 },
    ];
  }).flat();
  const { days, isFinal } = { days: ["2026-11-01"] as const, isFinal: false };
  const result = analyse({ arms, weights: [1, 1, 1], days, isFinal, counts: [], planned: 1000 }, splits);
  expect(result.more_sources).toBe(8);
  expect(result.splits.source).toHaveLength(13);
  expect(result.splits.source.at(-1)).toMatchObject({
    value: "",
    arms: [{ contact: 8 }, { contact: 0 }, { contact: 0 }],
  });
});
