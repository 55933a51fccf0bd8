import { expect, test } from "vitest";
import { chartCsv } from "./chart-csv.ts";

test("a chart is written with one line a day", () => {
  const series = [
    { label: 'Leads "new"', values: [3, 0] },
    { label: "=cmd", values: [1] },
  ];
  expect(chartCsv("Day", ["2026-11-20", "2026-11-21"], series)).toBe(
    `"Day","Leads ""new""","'=cmd"\r\n2026-11-20,3,1\r\n2026-11-21,0,0\r\n`,
  );
});
