import { z } from "zod";
import { wholeRupiah } from "#money/rupiah-schema.ts";
import { isoDay } from "#time/day-schema.ts";
import { measures } from "../measures.ts";
import { verdicts } from "../statistics/statistics.ts";

const count = z.int();

/** What one arm did: persons, or rupiah of revenue, and the same for each visitor. */
const armResult = z.object({ arm: z.string(), count, amount: wholeRupiah, rate: z.number() });

/** The difference of an arm to arm a, a share of visitors or rupiah a visitor; null while nothing can be said. */
const comparison = z.object({
  arm: z.string(),
  difference: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The same as a share of what arm a has, at least -1; null while too few people did it, or arm a is not clear of 0. */
  relative: z.object({ difference: z.number(), low: z.number(), high: z.number() }).nullable(),
  verdict: z.enum(verdicts),
});

/** The difference by day. */
const dailySeries = z.object({
  arm: z.string(),
  difference: z.array(z.number()),
  low: z.array(z.number()),
  high: z.array(z.number()),
});

const measureResult = z.object({
  arms: z.array(armResult),
  comparisons: z.array(comparison),
  days: z.object({ days: z.array(isoDay), series: z.array(dailySeries) }),
});

const splitLine = z.object({
  value: z.string(),
  arms: z.array(
    z.object({
      arm: z.string(),
      visitors: count,
      contact: count,
      registration: count,
      order: count,
      paid: count,
      revenue: wholeRupiah,
    }),
  ),
});

const guard = z.object({
  arms: z.array(z.object({ arm: z.string(), count, of: count, rate: z.number() })),
  /** Arms that are clearly worse than arm a. */
  worse: z.array(z.string()),
});

/** The result of an experiment. */
export const resultView = z.object({
  /** The first and the last day that count; null before the first visitor. */
  from: isoDay.nullable(),
  to: isoDay.nullable(),
  /** Whether the planned visitors have come: later ones do not change the result. */
  is_final: z.boolean(),
  planned_visitors: count,
  visitors: z.array(z.object({ arm: z.string(), count })),
  /** The probability that visitors are shared among the arms as they are by chance. */
  sample_ratio: z.number(),
  /** Whether they are shared so unlike the weights that the result must not be used. */
  is_skewed: z.boolean(),
  measures: z.object(
    Object.fromEntries(measures.map((measure) => [measure, measureResult])) as Record<
      (typeof measures)[number],
      typeof measureResult
    >,
  ),
  guards: z.object({ forms: guard, speed: guard }),
  splits: z.object({ locale: z.array(splitLine), device: z.array(splitLine), source: z.array(splitLine) }),
  /** How many further sources are added up in the last line. */
  more_sources: count,
});
export type ResultView = z.infer<typeof resultView>;
export type MeasureResult = z.infer<typeof measureResult>;
export type SplitLine = z.infer<typeof splitLine>;
