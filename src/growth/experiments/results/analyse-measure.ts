import type { Day } from "#time/jakarta-day.ts";
import type { Measure } from "../measures.ts";
import { boundaryAt } from "../statistics/boundary.ts";
import {
  differenceOf,
  type Estimate,
  estimateMean,
  estimateRate,
  type Interval,
  meanOf,
  rateOf,
  relativeDifferenceOf,
} from "../statistics/difference.ts";
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
/** People who did it in each arm, from which on a difference is also stated as a share: that of a few people misleads. */
const fewest = 25;

/** Returns what the arms did of one measure, their differences to arm a, and these by day. */
export function analyseMeasure(measure: Measure, analysis: Analysis): MeasureResult {
  const { arms, days, counts, planned, isFinal } = analysis;
  const sumsOf = (of: DayCount["measure"]) => arms.map((arm) => runningSums(counts, days, arm, of));
  const visitors = sumsOf("visitor");
  const sums = sumsOf(measure).map((own, arm) => own.map((sum, day) => ({ ...sum, of: visitors[arm]![day]!.count })));
  // Revenue is an amount: the people behind it are those who paid.
  const people = (measure === "revenue" ? sumsOf("paid") : sums).map((own) => own.at(-1)?.count ?? 0);
  const shares = days.map((_, index) => visitors.reduce((all, own) => all + own[index]!.count, 0) / planned);
  const bounds = shares.map((share) => boundaryAt(share, arms.length - 1));
  const estimates = sums.map((own) => own.map((sum) => estimate(measure, sum)));
  const others = arms.slice(1).map((arm, index) => ({
    arm,
    intervals: bounds.map((bound, day) => differenceOf(estimates[0]![day], estimates[index + 1]![day], bound)),
    relative:
      Math.min(people[0]!, people[index + 1]!) < fewest
        ? undefined
        : relativeDifferenceOf(estimates[0]!.at(-1), estimates[index + 1]!.at(-1), bounds.at(-1)!),
  }));
  const drawn = days.findIndex(
    (_, index) =>
      shares[index]! >= drawnShare && others.every(({ intervals }) => intervals.slice(index).every(Boolean)),
  );
  const values = (intervals: readonly (Interval | undefined)[], part: keyof Interval) =>
    drawn < 0 ? [] : intervals.slice(drawn).map((interval) => interval![part]);
  return {
    arms: arms.map((arm, index) => {
      const sum = sums[index]!.at(-1) ?? nobody;
      return { arm, count: sum.count, amount: sum.amount, rate: perVisitor(measure, sum) };
    }),
    comparisons: others.map(({ arm, intervals, relative = null }) => {
      const { difference = null, low = null, high = null } = intervals.at(-1) ?? {};
      return { arm, difference, low, high, relative, verdict: verdictOf(intervals.at(-1), isFinal) };
    }),
    days: {
      days: drawn < 0 ? [] : days.slice(drawn),
      series: others.map(({ arm, intervals }) => ({
        arm,
        difference: values(intervals, "difference"),
        low: values(intervals, "low"),
        high: values(intervals, "high"),
      })),
    },
  };
}

interface Counted extends Sum {
  /** Visitors. */
  of: number;
}

const nobody: Counted = { count: 0, amount: 0, squares: 0, of: 0 };

const estimate = (measure: Measure, { amount, ...sum }: Counted): Estimate | undefined =>
  measure === "revenue" ? estimateMean({ ...sum, sum: amount }) : estimateRate(sum);

const perVisitor = (measure: Measure, { amount, ...sum }: Counted): number =>
  measure === "revenue" ? meanOf({ ...sum, sum: amount }) : rateOf(sum);
