import UPlot from "uplot";
import { type Locale, languageTags } from "#text/locales.ts";
import type { ChartKind, ChartSeries } from "./chart-series.ts";
import "uplot/dist/uPlot.min.css";

interface DrawOptions {
  kind: ChartKind;
  formatValue: (value: number) => string;
  /** Says a value beside the chart, where there is little room. */
  formatAxis: (value: number) => string;
  /** Called with the values under the pointer as one line, "" when it has left. */
  onPoint: (text: string) => void;
  locale: Locale;
  /** Whether the days stand below. */
  hasDays: boolean;
  /** The largest value of the charts that share a scale. */
  top?: number | undefined;
}

const daySeconds = 86_400;
const font = "12px Inter, system-ui, sans-serif";

/** Returns the width in pixels that texts need: the longest need not be the highest value. */
function widest({ ctx }: UPlot, texts: readonly string[]): number {
  ctx.save();
  ctx.font = font;
  const width = Math.max(24, ...texts.map((text) => ctx.measureText(text).width));
  ctx.restore();
  return Math.ceil(width) + 16;
}

/** Draws the series in the colours of the theme; the pointer reads the values of a day. Returns a cleanup function. */
export function drawChart(
  container: HTMLElement,
  days: readonly string[],
  series: readonly ChartSeries[],
  { kind, formatValue, formatAxis, onPoint, locale, hasDays, top = 0 }: DrawOptions,
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
  const isBars = kind === "bars";
  // A bar is as wide as its day; half of the first and the last would be cut off. Around one day years would be shown.
  const margin = isBars || days.length === 1 ? daySeconds / 2 : 0;
  const chart = new UPlot(
    {
      ...size(),
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      cursor: { drag: { x: false, y: false }, points: { show: !isBars } },
      legend: { show: false },
      scales: {
        x: { range: (_chart, low, high) => [low - margin, high + margin] },
        y: {
          range: (_chart, low, high) => [Math.min(0, low * 1.1), Math.max(Math.max(high, top) * 1.1, isBars ? 2 : 4)],
        },
      },
      axes: [
        {
          ...axis,
          show: hasDays,
          grid: { show: false },
          values: (_chart, splits) => splits.map(dayOf),
          incrs: [1, 2, 7, 14, 28, 56, 112].map((count) => count * daySeconds),
          space: 56,
          size: 28,
        },
        {
          ...axis,
          space: isBars ? 24 : 36,
          size: (plot, labels) => widest(plot, labels ?? []),
          values: (_chart, splits) =>
            splits.map((value) => (isBars && !Number.isInteger(value) ? "" : formatAxis(value))),
        },
      ],
      series: [{}, ...series.map(({ label }, index) => styleOf(kind, index, label, days.length, colour))],
      ...(kind === "interval" && {
        bands: [
          { series: [3, 2] as [number, number], fill: `color-mix(in srgb, ${colour("--primary")} 18%, transparent)` },
        ],
      }),
      // Of lines each has its name at its end; bars and intervals are named by their title.
      ...(kind === "lines" &&
        series.length > 1 && {
          padding: [
            null,
            (plot: UPlot) =>
              widest(
                plot,
                series.map(({ label }) => label),
              ),
            null,
            null,
          ],
        }),
      hooks: {
        // Zero is what a difference is read against.
        drawAxes: [(plot) => kind === "interval" && drawZero(plot, colour("--ink"))],
        draw: [(plot) => kind === "lines" && series.length > 1 && nameLines(plot, series, colour)],
        setCursor: [
          ({ cursor: { idx } }) => {
            const day = idx === null || idx === undefined ? undefined : days[idx];
            if (day === undefined) return onPoint("");
            const values = series.map(({ label, values }) => `${label} ${formatValue(values[idx!] ?? 0)}`);
            onPoint([dayOf(Date.parse(day) / 1000), ...values].join(" · "));
          },
        ],
      },
    } as UPlot.Options,
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

/** Returns how one series is drawn. */
function styleOf(
  kind: ChartKind,
  index: number,
  label: string,
  count: number,
  colour: (name: string) => string,
): UPlot.Series {
  const { colour: name, dash } = lineStyles[index % lineStyles.length]!;
  if (kind === "bars") {
    const fill = colour("--primary");
    return {
      label,
      fill,
      width: 0,
      points: { show: false },
      paths: UPlot.paths.bars!({ size: [0.66, 28], radius: 0.15 }),
    };
  }
  // The limits of an interval are the edges of its band.
  if (kind === "interval" && index > 0) return { label, width: 0, stroke: "transparent", points: { show: false } };
  return {
    label,
    stroke: colour(name),
    width: 2,
    // The library expects dashes in device pixels.
    dash: dash.map((length) => length * devicePixelRatio),
    points: { show: count < 15 },
  };
}

function drawZero({ ctx, bbox, valToPos }: UPlot, stroke: string): void {
  const y = Math.round(valToPos(0, "y", true)) + 0.5;
  ctx.save();
  ctx.strokeStyle = stroke;
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}

/** Writes the name of each line at its end, no two upon each other. */
function nameLines(
  { ctx, bbox, valToPos }: UPlot,
  series: readonly ChartSeries[],
  colour: (name: string) => string,
): void {
  const lineHeight = 14 * devicePixelRatio;
  const names = series
    .map(({ label, values }, index) => ({ label, index, y: valToPos(values.at(-1) ?? 0, "y", true) }))
    .sort((a, b) => a.y - b.y);
  ctx.save();
  ctx.font = font.replace(/^\d+/, (pixels) => String(Number(pixels) * devicePixelRatio));
  ctx.textBaseline = "middle";
  ctx.textAlign = "left";
  let above = Number.NEGATIVE_INFINITY;
  for (const { label, index, y } of names) {
    above = Math.max(y, above + lineHeight);
    ctx.fillStyle = colour(lineStyles[index % lineStyles.length]!.text);
    ctx.fillText(label, bbox.left + bbox.width + 8 * devicePixelRatio, above);
  }
  ctx.restore();
}

/** How each line is distinguished, by colour and by dashes, and the colour in which its name can be read. */
const lineStyles = [
  { colour: "--primary", text: "--primary", dash: [] as number[] },
  { colour: "--accent", text: "--ink", dash: [6, 3] },
  { colour: "--good", text: "--good", dash: [2, 3] },
  { colour: "--bad", text: "--bad", dash: [8, 3, 2, 3] },
];
