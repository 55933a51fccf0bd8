import UPlot from "uplot";
import styles from "uplot/dist/uPlot.min.css?inline";
import type { Day } from "./figures.ts";

export interface TimeChartOptions {
  days: readonly Day[];
  /** Names of positive, neutral, negative. */
  names: readonly [string, string, string];
  formatDay: (day: string) => string;
  onRange: (from: string, to: string) => void;
}

let styled = false;

/** Draws mentions a day as three lines, in the colours of the page; a drag chooses a range. Returns the way to end. */
export function drawTimeChart(place: HTMLElement, { days, names, formatDay, onRange }: TimeChartOptions): () => void {
  addStyles();
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const axis = { stroke: colour("--muted"), grid: { stroke: colour("--line"), width: 1 }, ticks: { show: false } };
  const line = (label: string, name: string) => ({
    label,
    stroke: colour(name),
    width: 2,
    points: { show: days.length < 15 },
  });
  const dayAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const chart = new UPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      legend: { show: false },
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      cursor: { drag: { x: true, y: false, setScale: false } },
      scales: { y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, 4)] } },
      axes: [
        {
          ...axis,
          values: (_chart, splits) => splits.map((at) => formatDay(dayAt(at))),
          incrs: [1, 2, 7, 14, 28].map((days) => days * 86_400),
          space: 70,
        },
        { ...axis, size: 40 },
      ],
      series: [{}, line(names[0], "--good"), line(names[1], "--faint"), line(names[2], "--bad")],
      hooks: {
        setSelect: [
          ({ select, posToVal }) => {
            if (select.width < 8) return;
            onRange(
              dayAt(Math.round(posToVal(select.left, "x"))),
              dayAt(Math.round(posToVal(select.left + select.width, "x"))),
            );
          },
        ],
      },
    },
    [
      days.map(({ day }) => Date.parse(day) / 1000),
      days.map(({ positive }) => positive),
      days.map(({ neutral }) => neutral),
      days.map(({ negative }) => negative),
    ],
    place,
  );
  const size = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: place.clientHeight }));
  size.observe(place);
  return () => {
    size.disconnect();
    chart.destroy();
  };
}

/** The library's own styles, added by script: the page's policy allows no style element it does not know. */
function addStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
