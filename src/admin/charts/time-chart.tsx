import { useEffect, useId, useRef } from "react";
import { formatDay } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useThemeVersion } from "#ui/use-theme-version.ts";
import { saveCsv } from "../data/download.ts";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import type { ChartSeries } from "./chart-series.ts";
import { lineStyles } from "./line-styles.ts";

interface TimeChartProps {
  label: string;
  /** `2026-11-20`, in Jakarta. */
  days: readonly string[];
  series: readonly ChartSeries[];
  /** Says a value, such as an amount; by default a number of the language. */
  format?: (value: number) => string;
}

/** Values by day as lines; the same numbers as a table and as CSV. */
export function TimeChart({ label, days, series, format = String }: TimeChartProps) {
  const { chart: words } = useWords("admin");
  const locale = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const theme = useThemeVersion();
  const latest = useRef(format);
  latest.current = format;
  const drawn = JSON.stringify([days, series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme changes the colours.
  useEffect(() => {
    let cleanUp: (() => void) | undefined;
    let unmounted = false;
    const [ofDays, ofSeries] = JSON.parse(drawn) as [string[], ChartSeries[]];
    void import("./draw-lines.ts").then(({ drawLines }) => {
      if (unmounted || !box.current) return;
      cleanUp = drawLines(box.current, ofDays, ofSeries, {
        formatValue: (value) => latest.current(value),
        // Written past React, as it changes with every move of the pointer.
        onPoint: (text) => readout.current?.replaceChildren(text),
        locale,
      });
    });
    return () => {
      unmounted = true;
      cleanUp?.();
    };
  }, [drawn, locale, theme]);
  const csv = () => {
    const rows = days.map((day, at) => [day, ...series.map(({ values }) => values[at] ?? 0)]);
    saveCsv(label, [[words.day, ...series.map((each) => each.label)], ...rows], locale);
  };
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id} className="chart-head">
        <span className="panel-title">{label}</span>
        <span aria-hidden="true" className="chart-legend">
          {series.map((each, index) => (
            <span key={each.label} className="chart-key">
              <svg viewBox="0 0 20 4" className="h-1 w-5" aria-hidden="true">
                <path
                  d="M0 2h20"
                  strokeWidth={2}
                  stroke={`var(${lineStyles[index % lineStyles.length]!.colour})`}
                  strokeDasharray={lineStyles[index % lineStyles.length]!.dash.join(" ") || undefined}
                />
              </svg>
              {each.label}
            </span>
          ))}
        </span>
      </figcaption>
      <p ref={readout} aria-hidden="true" className="chart-values num" />
      <div ref={box} aria-hidden="true" className="chart-box" />
      <details className="chart-table">
        <summary className="link">{words.table}</summary>
        <div className="mt-2 max-h-72 overflow-y-auto">
          <Table
            caption={label}
            head={[words.day, ...series.map((each) => each.label)]}
            rows={days.map((day, at) => [
              formatDay(day, locale),
              ...series.map(({ values }) => format(values[at] ?? 0)),
            ])}
          />
        </div>
        <Button kind="quiet" onClick={csv}>
          {words.csv}
        </Button>
      </details>
    </figure>
  );
}
