import { useState } from "react";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { type Measure, measures } from "#growth/experiments/measures.ts";
import type { ResultView } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { useCall } from "../../../data/use-call.ts";
import { Empty } from "../../../layout/empty.tsx";
import { Loading } from "../../../layout/loading.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { RefusalNote } from "../../../layout/refusal-note.tsx";
import { ChoiceFilter } from "../../../list/choice-filter.tsx";
import { ExportButton } from "../../../list/export-button.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useNames } from "../use-names.ts";
import { ArmTable } from "./arm-table.tsx";
import { DifferenceChart } from "./difference-chart.tsx";
import { GuardPanel } from "./guard-panel.tsx";
import { ResultWarnings } from "./result-warnings.tsx";
import { SplitPanel } from "./split-panel.tsx";
import { VerdictNote } from "./verdict-note.tsx";

/** Renders the result of an experiment: what it says, what the arms did, and by which visitors. */
export function Results({ experiment }: { experiment: ExperimentDetail }) {
  const { result: words, goals } = useWords("admin-experiments");
  const path = `/admin/experiments/${experiment.id}/results`;
  const { data, refusal, refetch } = useCall<ResultView>(path);
  const [measure, setMeasure] = useState<Measure>(experiment.goal);
  const names = useNames(experiment.arms);
  if (!data) return refusal ? <RefusalNote refusal={refusal} onRetry={refetch} /> : <Loading lines={10} />;
  if (data.to === null) return <Empty>{words.none}</Empty>;
  const nameOf = (each: Measure) =>
    each === experiment.goal ? fill(words.goalMark, { name: goals[each] }) : goals[each];
  return (
    <>
      <ResultWarnings result={data} nameOf={names.arm} />
      <Panel
        title={words.title}
        actions={
          <div className="flex flex-wrap items-center gap-2">
            <ChoiceFilter
              label={words.measure}
              value={measure}
              options={measures.map((value) => ({ value, label: nameOf(value) }))}
              onChange={setMeasure}
            />
            <ExportButton path={`${path}.csv`} label={words.csv} />
          </div>
        }
      >
        <VerdictNote experiment={experiment} result={data} measure={measure} />
        <ArmTable result={data} measure={measure} nameOf={names.arm} />
        <details className="mt-3 text-xs text-muted">
          <summary className="link">{words.methodTitle}</summary>
          <p className="mt-2">{words.method}</p>
        </details>
      </Panel>
      <DifferenceChart days={data.measures[measure].days} measure={measure} nameOf={names.arm} />
      <GuardPanel guards={data.guards} nameOf={names.arm} />
      <SplitPanel result={data} measure={measure} />
    </>
  );
}
