import { type ReactNode, useEffect, useId, useRef } from "react";
import { formatDay } from "#time/format.ts";
import type { Day } from "#time/jakarta-day.ts";
import { Button } from "#ui/button.tsx";
import { Table } from "#ui/table.tsx";
import { useThemeVersion } from "#ui/use-theme-version.ts";
import { saveCsv } from "../data/download.ts";
import { useLocale } from "../words/locale.ts";
import { useWords } from "../words/use-words.ts";
import type { ChartKind, ChartSeries } from "./chart-series.ts";

interface TimeChartProps {
  label: string;
  kind: ChartKind;
  /** `2026-11-20`, in Jakarta. */
  days: readonly Day[];
  series: readonly ChartSeries[];
  /** Says a value, such as an amount; by default a number of the language. */
  format?: (value: number) => string;
  /** Says a value beside the chart, where there is little room. */
  formatAxis?: (value: number) => string;
  /** Series of bars have one scale, as amounts that are compared. */
  sameScale?: boolean;
  /** Shown at the right of the title. */
  aside?: ReactNode;
}

/**
 * Values by day; the same numbers as a table and as CSV. Bars of several series are strips below each other, each named
 * with its sum; a single day is said in words, as there is nothing to compare.
 */
export function TimeChart({
  label,
  kind,
  days,
  series,
  format = String,
  formatAxis = format,
  sameScale = false,
  aside,
}: TimeChartProps) {
  const { chart: words } = useWords("admin");
  const locale = useLocale();
  const id = useId();
  const strips = kind === "bars" ? series.map((each) => [each]) : [series];
  const top = sameScale ? Math.max(0, ...series.flatMap(({ values }) => values)) : undefined;
  const csv = () => {
    const rows = days.map((day, at) => [day, ...series.map(({ values }) => values[at] ?? 0)]);
    saveCsv(label, [[words.day, ...series.map((each) => each.label)], ...rows], locale);
  };
  const sumOf = ({ values }: ChartSeries) => values.reduce((sum, value) => sum + value, 0);
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption className="chart-head">
        <span id={id} className="panel-title">
          {label}
        </span>
        {aside}
        {!aside && kind === "bars" && series.length === 1 && days.length > 1 && (
          <span className="chart-sum num">{format(sumOf(series[0]!))}</span>
        )}
      </figcaption>
      {days.length === 1 ? (
        <dl className="chart-single">
          {series.map((each) => (
            <div key={each.label}>
              <dt>{each.label}</dt>
              <dd className="num">{format(each.values[0] ?? 0)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        strips.map((strip, index) => (
          <div key={strip[0]?.label}>
            {strips.length > 1 && (
              <p className="chart-strip-name">
                {strip[0]!.label} <strong className="num">{format(sumOf(strip[0]!))}</strong>
              </p>
            )}
            {(strips.length === 1 || sumOf(strip[0]!) !== 0) && (
              <Plot
                kind={kind}
                days={days}
                series={strip}
                format={format}
                formatAxis={formatAxis}
                top={top}
                hasDays={strips.length === 1 || strips.slice(index + 1).every((later) => sumOf(later[0]!) === 0)}
                size={strips.length > 1 ? "strip" : kind === "bars" ? "bars" : "whole"}
              />
            )}
          </div>
        ))
      )}
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

interface PlotProps {
  kind: ChartKind;
  days: readonly Day[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  top: number | undefined;
  hasDays: boolean;
  size: "strip" | "bars" | "whole";
}

/** Draws series into a box of its own; the values of the day under the pointer stand above it. */
function Plot({ kind, days, series, format, formatAxis, top, hasDays, size }: PlotProps) {
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const theme = useThemeVersion();
  const latest = useRef({ format, formatAxis });
  latest.current = { format, formatAxis };
  const drawn = JSON.stringify([days, series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of theme changes the colours.
  useEffect(() => {
    // Taken now: while a part of the screen is awaited, React hides all of it and clears its refs, but runs no effect again.
    const container = box.current!;
    let cleanUp: (() => void) | undefined;
    let unmounted = false;
    const [ofDays, ofSeries] = JSON.parse(drawn) as [string[], ChartSeries[]];
    void import("./draw-chart.ts").then(({ drawChart }) => {
      if (unmounted) return;
      cleanUp = drawChart(container, ofDays, ofSeries, {
        kind,
        top,
        hasDays,
        formatValue: (value) => latest.current.format(value),
        formatAxis: (value) => latest.current.formatAxis(value),
        // Written past React, as it changes with every move of the pointer.
        onPoint: (text) => readout.current?.replaceChildren(text),
        locale,
      });
    });
    return () => {
      unmounted = true;
      cleanUp?.();
    };
  }, [drawn, locale, theme, kind, top, hasDays]);
  return (
    <div className="chart-plot">
      <p ref={readout} aria-hidden="true" className="chart-values num" />
      <div ref={box} aria-hidden="true" className="chart-box" data-size={size} data-days={hasDays || undefined} />
    </div>
  );
}
