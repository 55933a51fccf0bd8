import type { Measure } from "#growth/experiments/measures.ts";
import type { MeasureResult } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { TimeChart } from "../../../charts/time-chart.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

interface DifferenceChartProps {
  days: MeasureResult["days"];
  measure: Measure;
  nameOf: (arm: string) => string;
}

/** Renders the differences to arm a by day with their limits, a chart for each arm. */
export function DifferenceChart({ days: { days, series }, measure, nameOf }: DifferenceChartProps) {
  const { result: words } = useWords("admin-experiments");
  const format = useResultFormat();
  const isMoney = measure === "revenue";
  const title = isMoney ? words.chartMoney : words.chart;
  // What is drawn, tabled and downloaded is what the title says: people in a thousand visitors, or rupiah.
  const scaled = (values: readonly number[]) =>
    values.map((value) => (isMoney ? Math.round(value) : Math.round(value * 1e6) / 1e3));
  if (days.length === 0) return <p className="panel p-4 text-sm text-muted">{words.noChart}</p>;
  return series.map(({ arm, difference, low, high }) => {
    const label = (name: string) => fill(name, { arm: nameOf(arm) });
    return (
      <div key={arm} className="panel p-4">
        <TimeChart
          label={series.length > 1 ? `${title}: ${nameOf(arm)}` : title}
          kind="interval"
          days={days}
          series={[
            { label: label(words.lines.difference), values: scaled(difference) },
            { label: label(words.lines.low), values: scaled(low) },
            { label: label(words.lines.high), values: scaled(high) },
          ]}
          format={(value) => format.difference(measure, isMoney ? value : value / 1000)}
        />
      </div>
    );
  });
}
