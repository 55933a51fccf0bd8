import type { Day } from "#time/jakarta-day.ts";
import type { Measure } from "../measures.ts";
import { boundaryAt } from "../statistics/boundary.ts";
import { type Interval, meanDifference, meanOf, rateDifference, rateOf } from "../statistics/difference.ts";
import { verdictOf } from "../statistics/verdict.ts";
import type { DayCount } from "./counted-rows.ts";
import type { MeasureResult } from "./result-view.ts";
import { runningSums, type Sum } from "./running-sums.ts";

export interface Analysis {
  /** Arm a first. */
  arms: readonly string[];
  days: readonly Day[];
  counts: readonly DayCount[];
  planned: number;
  isFinal: boolean;
}

/** Before this share of the planned visitors the limits are too far apart for a chart. */
const drawnShare = 0.1;

/** Returns what the arms did of one measure, their differences to arm a, and these by day. */
export function analyseMeasure(measure: Measure, analysis: Analysis): MeasureResult {
  const { arms, days, counts, planned, isFinal } = analysis;
  const sums = arms.map((arm) => {
    const visitors = runningSums(counts, days, arm, "visitor");
    return runningSums(counts, days, arm, measure).map((sum, index) => ({ ...sum, of: visitors[index]!.count }));
  });
  const shares = days.map((_, index) => sums.reduce((all, own) => all + own[index]!.of, 0) / planned);
  const intervalsOf = (own: readonly Counted[]) =>
    own.map((sum, index) => differenceOf(measure, sums[0]![index]!, sum, boundaryAt(shares[index]!, arms.length - 1)));
  const others = sums.slice(1).map((own, index) => ({ arm: arms[index + 1]!, intervals: intervalsOf(own) }));
  const rates = sums[0]!.map((sum) => perVisitor(measure, sum));
  const drawn = days.findIndex((_, index) => {
    const isThere = others.every(({ intervals }) => intervals.slice(index).every(Boolean));
    return shares[index]! >= drawnShare && isThere && rates.slice(index).every((rate) => rate > 0);
  });
  const percent = (values: readonly (Interval | undefined)[], part: keyof Interval) =>
    drawn < 0 ? [] : values.slice(drawn).map((interval, at) => round((interval![part] / rates[drawn + at]!) * 100));
  return {
    arms: arms.map((arm, index) => {
      const sum = sums[index]!.at(-1) ?? nobody;
      return { arm, count: sum.count, amount: sum.amount, rate: perVisitor(measure, sum) };
    }),
    comparisons: others.map(({ arm, intervals }) => {
      const { difference = null, low = null, high = null } = intervals.at(-1) ?? {};
      return { arm, difference, low, high, verdict: verdictOf(intervals.at(-1), isFinal) };
    }),
    days: {
      days: drawn < 0 ? [] : days.slice(drawn),
      series: others.map(({ arm, intervals }) => ({
        arm,
        difference: percent(intervals, "difference"),
        low: percent(intervals, "low"),
        high: percent(intervals, "high"),
      })),
    },
  };
}

interface Counted extends Sum {
  /** Visitors. */
  of: number;
}

const nobody: Counted = { count: 0, amount: 0, squares: 0, of: 0 };

function differenceOf(measure: Measure, base: Counted, other: Counted, bound: number): Interval | undefined {
  if (measure !== "revenue") return rateDifference(base, other, bound);
  return meanDifference({ ...base, sum: base.amount }, { ...other, sum: other.amount }, bound);
}

const perVisitor = (measure: Measure, { amount, ...sum }: Counted): number =>
  measure === "revenue" ? meanOf({ ...sum, sum: amount }) : rateOf(sum);

const round = (value: number) => Math.round(value * 100) / 100;
