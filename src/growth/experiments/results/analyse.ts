import { type Measure, measures } from "../measures.ts";
import { sampleRatio, sampleRatioLimit } from "../statistics/sample-ratio.ts";
import { analyseGuard } from "./analyse-guard.ts";
import { type Analysis, analyseMeasure } from "./analyse-measure.ts";
import type { SplitCount } from "./counted-rows.ts";
import type { MeasureResult, ResultView } from "./result-view.ts";
import { sourcesShown, splitLines, withRest } from "./split-lines.ts";

/** Returns the result of an experiment from what was counted by day and by circumstances. */
export function analyse(
  analysis: Analysis & { weights: readonly number[] },
  splits: readonly SplitCount[],
): ResultView {
  const { arms, days, planned, isFinal, weights } = analysis;
  const results = measures.map((measure) => [measure, analyseMeasure(measure, analysis)] as const);
  const counted = arms.map((arm) => ({ arm, count: visitorsOf(analysis, arm) }));
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

const visitorsOf = ({ counts }: Analysis, arm: string) =>
  counts.reduce((sum, each) => (each.arm === arm && each.measure === "visitor" ? sum + each.count : sum), 0);
