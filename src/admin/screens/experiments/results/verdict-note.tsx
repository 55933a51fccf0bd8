import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import type { Measure } from "#growth/experiments/measures.ts";
import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { formatDay } from "#time/format.ts";
import { daysBetween } from "#time/jakarta-day.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { useNames } from "../use-names.ts";
import { useResultFormat } from "./use-result-format.ts";
import { useVerdictText } from "./use-verdict-text.ts";

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
