import { type SpeedDimension, speedDimensions, speedMetrics } from "#insight/speed/metrics.ts";
import type { SpeedView } from "#insight/speed/speed-view.ts";
import { languageTags } from "#text/locales.ts";
import { Table } from "#ui/table.tsx";
import { Panel } from "../../layout/panel.tsx";
import { ChoiceFilter } from "../../list/choice-filter.tsx";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";
import { useSpeedFormat } from "./use-speed-format.ts";

/** Renders the measures by the values of one dimension; what is above its budget is marked in words too. */
export function SpeedTable({ view, onSplit }: { view: SpeedView; onSplit: (by: SpeedDimension) => void }) {
  const words = useWords("admin-speed");
  const locale = useLocale();
  const say = useSpeedFormat();
  const { by, budgets, values, all } = view;
  const names: Partial<Record<string, string>> = words.values[by];
  const row = (name: string, measures: SpeedView["all"]) => [
    name,
    <span key="views" className="num">
      {measures.views.toLocaleString(languageTags[locale])}
    </span>,
    ...speedMetrics.map((metric) => {
      const value = measures[metric];
      if (value === null) return "–";
      const isBeyond = value > budgets[metric];
      return (
        <span key={metric} className={isBeyond ? "num font-semibold text-bad" : "num"}>
          {say[metric](value)}
          {isBeyond && <span className="sr-only"> {words.beyond}</span>}
        </span>
      );
    }),
  ];
  return (
    <Panel
      title={words.table}
      actions={
        <ChoiceFilter
          label={words.split}
          value={by}
          options={speedDimensions.map((each) => ({ value: each, label: words.by[each] }))}
          onChange={onSplit}
        />
      }
    >
      <Table
        caption={words.table}
        head={[words.by[by], words.views, ...speedMetrics.map((metric) => words.metrics[metric])]}
        rows={[...values.map(({ value, ...measures }) => row(names[value] ?? value, measures)), row(words.all, all)]}
      />
    </Panel>
  );
}
