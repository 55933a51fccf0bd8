import type { Measure } from "#growth/experiments/measures.ts";
import type { MeasureResult } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

type Comparison = MeasureResult["comparisons"][number];

/**
 * Returns the functions that say how an arm compares with arm a: a sentence with what that means for visitors, and the
 * difference in percent, which is not stated while too few people did it.
 */
export function useVerdictText(nameOf: (arm: string) => string) {
  const { verdicts: words, things, perThousand, perVisitor } = useWords("admin-experiments").result;
  const { relative, difference, size } = useResultFormat();
  const namesOf = ({ arms }: MeasureResult, arm: string) => ({ arm: nameOf(arm), base: nameOf(arms[0]!.arm) });
  const unitOf = (measure: Measure) =>
    measure === "revenue" ? perVisitor : fill(perThousand, { things: things[measure] });
  return {
    sentence(measure: Measure, result: MeasureResult, comparison: Comparison): string {
      const { arm, verdict, low, high, difference: found } = comparison;
      const names = namesOf(result, arm);
      if (low === null || high === null || found === null) return fill(words.unknown, names);
      const unit = unitOf(measure);
      const say = (n: number) => size(measure, n);
      const what =
        verdict === "better"
          ? fill(words.more, { n: say(found), unit, low: say(low), high: say(high) })
          : verdict === "worse"
            ? fill(words.fewer, { n: say(found), unit, low: say(high), high: say(low) })
            : fill(words.between, { low: difference(measure, low), high: difference(measure, high), unit });
      return fill(words[verdict], { ...names, what });
    },
    share(result: MeasureResult, comparison: Comparison): string | undefined {
      if (comparison.difference === null) return undefined;
      if (!comparison.relative) return words.tooFew;
      const { low, high, difference: share } = comparison.relative;
      const values = { difference: relative(share), low: relative(low), high: relative(high) };
      return fill(words.relative, { ...namesOf(result, comparison.arm), ...values });
    },
  };
}
