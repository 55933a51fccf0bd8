import UPlot from "uplot";
import { type Locale, languageTags } from "#text/locales.ts";
import type { ChartSeries } from "./chart-series.ts";
import { lineStyles } from "./line-styles.ts";
import "uplot/dist/uPlot.min.css";

interface DrawOptions {
  formatValue: (value: number) => string;
  /** Called with the values under the pointer as one line, "" when it has left. */
  onPoint: (text: string) => void;
  locale: Locale;
}

const daySeconds = 86_400;
const font = "12px Inter, system-ui, sans-serif";

/** Returns the width in pixels that the values beside the chart need: the longest need not be the highest. */
function widestLabel({ ctx }: UPlot, labels: readonly string[] | null): number {
  ctx.save();
  ctx.font = font;
  const widest = Math.max(24, ...(labels ?? []).map((label) => ctx.measureText(label).width));
  ctx.restore();
  return Math.ceil(widest) + 16;
}

/** Draws the lines in the colours of the theme; the pointer reads the values of a day. Returns a cleanup function. */
export function drawLines(
  container: HTMLElement,
  days: readonly string[],
  series: readonly ChartSeries[],
  { formatValue, onPoint, locale }: DrawOptions,
): () => void {
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const axis = {
    stroke: colour("--muted"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
    font,
  };
  const short = new Intl.DateTimeFormat(languageTags[locale], { day: "numeric", month: "short", timeZone: "UTC" });
  const dayOf = (seconds: number) => short.format(new Date(seconds * 1000));
  const size = () => ({ width: container.clientWidth, height: container.clientHeight });
  const chart = new UPlot(
    {
      ...size(),
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      cursor: { drag: { x: false, y: false } },
      legend: { show: false },
      scales: {
        // Around a single day the library would show years.
        x: { range: (_chart, low, high) => (low === high ? [low - daySeconds, high + daySeconds] : [low, high]) },
        y: { range: (_chart, low, high) => [Math.min(0, low), Math.max(high * 1.1, 4)] },
      },
      axes: [
        {
          ...axis,
          values: (_chart, splits) => splits.map(dayOf),
          incrs: [1, 2, 7, 14, 28, 56, 112].map((count) => count * daySeconds),
          space: 56,
          size: 32,
        },
        {
          ...axis,
          size: widestLabel,
          values: (_chart, splits) => splits.map((value) => formatValue(value)),
        },
      ],
      series: [
        {},
        ...series.map(({ label }, index) => {
          const { colour: name, dash } = lineStyles[index % lineStyles.length]!;
          return {
            label,
            stroke: colour(name),
            width: 2,
            // The library expects dashes in device pixels.
            dash: dash.map((length) => length * devicePixelRatio),
            points: { show: days.length < 15 },
          };
        }),
      ],
      hooks: {
        setCursor: [
          ({ cursor: { idx } }) => {
            const day = idx === null || idx === undefined ? undefined : days[idx];
            if (day === undefined) return onPoint("");
            const values = series.map(({ label, values }) => `${label} ${formatValue(values[idx!] ?? 0)}`);
            onPoint([dayOf(Date.parse(day) / 1000), ...values].join(" · "));
          },
        ],
      },
    },
    [days.map((day) => Date.parse(day) / 1000), ...series.map(({ values }) => [...values])],
    container,
  );
  const resize = new ResizeObserver(() => chart.setSize(size()));
  resize.observe(container);
  return () => {
    resize.disconnect();
    chart.destroy();
  };
}
