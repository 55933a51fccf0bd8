import type { ChartSeries } from "./chart-series.ts";

/** Returns the numbers of a chart as CSV; names are quoted, and days and numbers cannot be read as formulas. */
export function chartCsv(day: string, days: readonly string[], series: readonly ChartSeries[]): string {
  const quoted = (text: string) => `"${text.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`;
  const head = [day, ...series.map(({ label }) => label)].map(quoted).join(",");
  const rows = days.map((each, at) => [each, ...series.map(({ values }) => values[at] ?? 0)].join(","));
  return `${[head, ...rows].join("\r\n")}\r\n`;
}
