import { useState } from "react";
import type { Measure } from "#growth/experiments/measures.ts";
import { type SplitDimension, splitDimensions } from "#growth/experiments/results/counted-rows.ts";
import type { ResultView, SplitLine } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../../layout/panel.tsx";
import { ChoiceFilter } from "../../../list/choice-filter.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

/** Renders a measure by language, device or source of the visitors. */
export function SplitPanel({ result, measure }: { result: ResultView; measure: Measure }) {
  const { splits: words, languages } = useWords("admin-experiments");
  const format = useResultFormat();
  const [by, setBy] = useState<SplitDimension>("locale");
  const names: Record<SplitDimension, Partial<Record<string, string>>> = {
    locale: languages,
    device: words.devices,
    source: words.sources,
  };
  const nameOf = (value: string) =>
    value === "" ? fill(words.rest, { n: result.more_sources }) : (names[by][value] ?? value);
  const rateOf = ({ visitors, revenue, ...counts }: SplitLine["arms"][number]) =>
    visitors === 0 ? "–" : format.rate(measure, (measure === "revenue" ? revenue : counts[measure]) / visitors);
  const rate = measure === "revenue" ? words.head.perVisitor : words.head.rate;
  return (
    <Panel
      title={words.title}
      actions={
        <ChoiceFilter
          label={words.split}
          value={by}
          options={splitDimensions.map((each) => ({ value: each, label: words.by[each] }))}
          onChange={setBy}
        />
      }
    >
      <Table
        caption={words.title}
        head={[
          words.by[by],
          ...result.visitors.flatMap(({ arm }) => [fill(words.head.visitors, { arm }), fill(rate, { arm })]),
        ]}
        rows={result.splits[by].map(({ value, arms }) => [
          nameOf(value),
          ...arms.flatMap((arm) => [
            <span key={`${arm.arm} visitors`} className="num">
              {format.count(arm.visitors)}
            </span>,
            <span key={`${arm.arm} rate`} className="num">
              {rateOf(arm)}
            </span>,
          ]),
        ])}
      />
      <p className="mt-3 text-xs text-muted">{words.note}</p>
    </Panel>
  );
}
