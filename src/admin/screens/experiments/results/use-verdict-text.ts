import type { Measure } from "#growth/experiments/measures.ts";
import type { MeasureResult } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

/** Returns the function that says in a sentence how an arm compares with arm a. */
export function useVerdictText(nameOf: (arm: string) => string) {
  const { verdicts: words } = useWords("admin-experiments").result;
  const { relative, difference } = useResultFormat();
  return (measure: Measure, result: MeasureResult, comparison: MeasureResult["comparisons"][number]): string => {
    const { arm, low, high, verdict } = comparison;
    const [base] = result.arms;
    const names = { arm: nameOf(arm), base: nameOf(base!.arm) };
    if (low === null || high === null) return fill(words.unknown, names);
    // Of nothing there are no shares.
    const say = (value: number) => (base!.rate > 0 ? relative(value / base!.rate) : difference(measure, value));
    const plain = (value: number) => say(Math.abs(value)).replace(/^\+/, "");
    if (verdict === "better") return fill(words.better, { ...names, low: plain(low), high: plain(high) });
    if (verdict === "worse") return fill(words.worse, { ...names, low: plain(high), high: plain(low) });
    return fill(words[verdict], { ...names, low: say(low), high: say(high) });
  };
}
