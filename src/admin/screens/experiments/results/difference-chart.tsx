import type { MeasureResult } from "#growth/experiments/results/result-view.ts";
import { fill } from "#text/fill.ts";
import { TimeChart } from "../../../charts/time-chart.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useResultFormat } from "./use-result-format.ts";

interface DifferenceChartProps {
  days: MeasureResult["days"];
  nameOf: (arm: string) => string;
}

/** Renders the differences to arm a by day with their limits, a chart for each arm. */
export function DifferenceChart({ days: { days, series }, nameOf }: DifferenceChartProps) {
  const { result: words } = useWords("admin-experiments");
  const { ofBase } = useResultFormat();
  if (days.length === 0) return <p className="panel p-4 text-sm text-muted">{words.noChart}</p>;
  return series.map(({ arm, difference, low, high }) => {
    const label = (name: string) => fill(name, { arm: nameOf(arm) });
    return (
      <div key={arm} className="panel p-4">
        <TimeChart
          label={series.length > 1 ? `${words.chart}: ${nameOf(arm)}` : words.chart}
          days={days}
          series={[
            { label: label(words.lines.difference), values: difference },
            { label: label(words.lines.low), values: low },
            { label: label(words.lines.high), values: high },
          ]}
          format={ofBase}
        />
      </div>
    );
  });
}
