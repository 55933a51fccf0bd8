import UPlot from "uplot";
import styles from "uplot/dist/uPlot.min.css?inline";
import type { Day } from "./figures.ts";
import { lineStyles } from "./line-styles.ts";

export interface TimeChartOptions {
  days: readonly Day[];
  formatDay: (day: string) => string;
  onRange: (from: string, to: string) => void;
}

let stylesAdded = false;

/** Draws mentions a day as three lines, in the colours of the page; a drag selects a range. Returns a cleanup function. */
export function drawTimeChart(container: HTMLElement, { days, formatDay, onRange }: TimeChartOptions): () => void {
  addStyles();
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const font = `12px ${getComputedStyle(container).fontFamily}`;
  const axis = {
    font,
    stroke: colour("--muted"),
    grid: { stroke: colour("--line"), width: 1 },
    ticks: { show: false },
  };
  const lines = lineStyles.map((style) => ({
    stroke: colour(style.colour),
    width: 2,
    // The library expects dashes in device pixels.
    dash: style.dash.map((length) => length * devicePixelRatio),
    points: { show: days.length < 15 },
  }));
  const dayAt = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const chart = new UPlot(
    {
      width: container.clientWidth,
      height: container.clientHeight,
      legend: { show: false },
      tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), "Etc/UTC"),
      cursor: { drag: { x: true, y: false, setScale: false } },
      scales: { y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, 4)] } },
      axes: [
        {
          ...axis,
          values: (_chart, splits) => splits.map((at) => formatDay(dayAt(at))),
          incrs: [1, 2, 7, 14, 28, 56].map((days) => days * 86_400),
          space: 60,
          size: 28,
        },
        { ...axis, size: 40 },
      ],
      series: [{}, ...lines],
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
    [days.map(({ day }) => Date.parse(day) / 1000), ...lineStyles.map(({ tone }) => days.map((day) => day[tone]))],
    container,
  );
  const size = new ResizeObserver(() =>
    chart.setSize({ width: container.clientWidth, height: container.clientHeight }),
  );
  size.observe(container);
  // What is drawn keeps the face it was drawn in: once the page's own has arrived, it is drawn again.
  let isRemoved = false;
  void document.fonts.ready.then(() => isRemoved || chart.redraw(false, true));
  return () => {
    isRemoved = true;
    size.disconnect();
    chart.destroy();
  };
}

/** Adds the library's styles by script: the page's Content-Security-Policy allows no other style element. */
function addStyles(): void {
  if (stylesAdded) return;
  stylesAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
