import { type Rupiah, sum, zero } from "#money/rupiah.ts";
import type { Day } from "#time/jakarta-day.ts";
import { type Measure, measures } from "../measures.ts";
import {
  boundaryAt,
  differenceOf,
  type Estimate,
  estimateMean,
  estimateRate,
  type Interval,
  meanOf,
  rateOf,
  relativeDifferenceOf,
  sampleRatio,
  sampleRatioLimit,
  verdictOf,
} from "../statistics/statistics.ts";
import type { GuardName } from "../tables.server.ts";
import type { DayCount, SplitCount, SplitDimension } from "./counted-rows.ts";
import type { MeasureResult, ResultView, SplitLine } from "./result-view.ts";

/** What an arm has until the end of a day. */
interface Sum {
  count: number;
  amount: Rupiah;
  squares: number;
}

/** Returns what an arm has of a measure until the end of each day. */
function runningSums(
  counts: readonly DayCount[],
  days: readonly Day[],
  arm: string,
  measure: DayCount["measure"],
): Sum[] {
  const own = Map.groupBy(
    counts.filter((each) => each.arm === arm && each.measure === measure),
    ({ day }) => day,
  );
  let total: Sum = { count: 0, amount: zero, squares: 0 };
  return days.map((day) => {
    for (const { count, amount, squares } of own.get(day) ?? [])
      total = { count: total.count + count, amount: sum(total.amount, amount), squares: total.squares + squares };
    return total;
  });
}

interface Analysis {
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
function analyseMeasure(measure: Measure, analysis: Analysis): MeasureResult {
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

const nobody: Counted = { count: 0, amount: zero, squares: 0, of: 0 };

const estimate = (measure: Measure, { amount, ...sum }: Counted): Estimate | undefined =>
  measure === "revenue" ? estimateMean({ ...sum, sum: amount }) : estimateRate(sum);

const perVisitor = (measure: Measure, { amount, ...sum }: Counted): number =>
  measure === "revenue" ? meanOf({ ...sum, sum: amount }) : rateOf(sum);

/** Returns how often something that must not get worse happened in each arm, and which arms have clearly more of it than arm a. */
function analyseGuard(failed: GuardName, all: readonly GuardName[], analysis: Analysis) {
  const { arms, days, counts, planned } = analysis;
  const last = (arm: string, measure: GuardName | "visitor") =>
    runningSums(counts, days, arm, measure).at(-1)?.count ?? 0;
  const found = arms.map((arm) => {
    const of = all.reduce((sum, name) => sum + last(arm, name), 0);
    return { arm, count: last(arm, failed), of, rate: rateOf({ count: last(arm, failed), of }) };
  });
  const visitors = arms.reduce((sum, arm) => sum + last(arm, "visitor"), 0);
  const bound = boundaryAt(visitors / planned, arms.length - 1);
  const isWorse = (other: (typeof found)[number]) =>
    (differenceOf(estimateRate(found[0]!), estimateRate(other), bound)?.low ?? 0) > 0;
  return {
    arms: found,
    worse: found
      .slice(1)
      .filter(isWorse)
      .map(({ arm }) => arm),
  };
}

/** Sources shown one by one: anybody may make up names. */
const sourcesShown = 12;

/** Returns a line for each value of a dimension, the one with most visitors first. */
function splitLines(counts: readonly SplitCount[], dimension: SplitDimension, arms: readonly string[]): SplitLine[] {
  const byValue = Map.groupBy(
    counts.filter((each) => each.dimension === dimension),
    ({ value }) => value,
  );
  return [...byValue]
    .map(([value, own]) => ({ value, arms: arms.map((arm) => lineOf(arm, own)) }))
    .sort((one, other) => visitorsOf(other) - visitorsOf(one) || (one.value < other.value ? -1 : 1));
}

/** Returns the first lines, and the sum of the others as one more, without a name. */
function withRest(lines: readonly SplitLine[], shown: number): SplitLine[] {
  const rest = lines.slice(shown);
  if (rest.length === 0) return [...lines];
  const arms = rest[0]!.arms.map((first, index) =>
    rest.slice(1).reduce((sum, line) => add(sum, line.arms[index]!), first),
  );
  return [...lines.slice(0, shown), { value: "", arms }];
}

type ArmLine = SplitLine["arms"][number];

function lineOf(arm: string, counts: readonly SplitCount[]): ArmLine {
  const line: ArmLine = { arm, visitors: 0, contact: 0, registration: 0, order: 0, paid: 0, revenue: zero };
  for (const { measure, count, amount } of counts.filter((each) => each.arm === arm)) {
    if (measure === "visitor") line.visitors += count;
    else if (measure === "revenue") line.revenue = sum(line.revenue, amount);
    else line[measure] += count;
  }
  return line;
}

function add(one: ArmLine, other: ArmLine): ArmLine {
  const both = { ...one, revenue: sum(one.revenue, other.revenue) };
  for (const name of ["visitors", "contact", "registration", "order", "paid"] as const) both[name] += other[name];
  return both;
}

const visitorsOf = ({ arms }: SplitLine) => arms.reduce((sum, { visitors }) => sum + visitors, 0);

/** Returns the result of an experiment from what was counted by day and by circumstances. */
export function analyse(
  analysis: Analysis & { weights: readonly number[] },
  splits: readonly SplitCount[],
): ResultView {
  const { arms, days, planned, isFinal, weights } = analysis;
  const results = measures.map((measure) => [measure, analyseMeasure(measure, analysis)] as const);
  const counted = arms.map((arm) => ({ arm, count: visitorsOfArm(analysis, arm) }));
  const ratio = sampleRatio(
    counted.map(({ count }) => count),
    weights,
  );
  const sources = splitLines(splits, "source", arms);
  return {
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    is_final: isFinal,
    planned_visitors: planned,
    visitors: counted,
    sample_ratio: ratio,
    is_skewed: ratio < sampleRatioLimit,
    measures: Object.fromEntries(results) as Record<Measure, MeasureResult>,
    guards: {
      forms: analyseGuard("form_failed", ["form_sent", "form_failed"], analysis),
      speed: analyseGuard("page_slow", ["page_measured"], analysis),
    },
    splits: {
      locale: splitLines(splits, "locale", arms),
      device: splitLines(splits, "device", arms),
      source: withRest(sources, sourcesShown),
    },
    more_sources: Math.max(0, sources.length - sourcesShown),
  };
}

const visitorsOfArm = ({ counts }: Analysis, arm: string) =>
  counts.reduce((sum, each) => (each.arm === arm && each.measure === "visitor" ? sum + each.count : sum), 0);
