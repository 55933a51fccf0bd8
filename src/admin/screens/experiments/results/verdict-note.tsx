import type { ExperimentDetail } from "#growth/experiments/desk/experiment-contract.ts";
import type { Measure } from "#growth/experiments/measures.ts";
import type { MeasureResult, ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { daysBetween } from "#time/jakarta-day.ts";
import { useLocale, useWords } from "../../../kit/data.ts";
import { useNames } from "../experiment-state.tsx";
import { useResultFormat } from "./use-result-format.ts";

interface VerdictNoteProps {
  experiment: ExperimentDetail;
  result: ResultView;
  measure: Measure;
}

/** Says in sentences how each arm compares with arm a, and whether that is final. */
export function VerdictNote({ experiment, result, measure }: VerdictNoteProps) {
  const { result: words } = useWords("admin-experiments");
  const locale = useLocale();
  const { count } = useResultFormat();
  const { arm } = useNames(experiment.arms);
  const text = useVerdictText(arm);
  const shown = result.measures[measure];
  const visitors = result.visitors.reduce((sum, each) => sum + each.count, 0);
  const isOpen = experiment.state === "running" && !result.is_final;
  const left = isOpen ? daysLeft(result, visitors) : 0;
  const status = result.is_final ? words.final : isOpen ? words.running : words.ended;
  return (
    <div className="mb-4 grid gap-2">
      {shown.comparisons.map((comparison) => (
        <div key={comparison.arm}>
          <p className="text-base font-semibold">{text.sentence(measure, shown, comparison)}</p>
          <p className="text-sm text-muted">{text.share(shown, comparison)}</p>
        </div>
      ))}
      <p className="text-sm text-muted">
        {fill(status, {
          n: count(visitors),
          planned: count(result.planned_visitors),
          day: formatDay(result.to!, locale),
        })}
        {isOpen && ` ${fill(words.left, { n: count(left) })}`}
        {left > longest && ` ${words.tooLong}`}
      </p>
    </div>
  );
}

/** Days after which nobody waits for a result any more, and what people do changes with the seasons. */
const longest = 180;

/** Returns about how many days the planned visitors still take. */
function daysLeft({ from, to, planned_visitors }: ResultView, visitors: number): number {
  const daily = visitors / (daysBetween(from!, to!) + 1);
  return Math.ceil((planned_visitors - visitors) / daily);
}

type Comparison = MeasureResult["comparisons"][number];

/**
 * Returns the functions that say how an arm compares with arm a: a sentence with what that means for visitors, and the
 * difference in percent, which is not stated while too few people did it.
 */
function useVerdictText(nameOf: (arm: string) => string) {
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
