import { expect, test } from "vitest";
import { rupiah } from "#money/rupiah.ts";
import { linesOf, ownersOf, sumOf } from "./sum-forecast.ts";

const months = ["2026-11", "2026-12"];
const sinta = { id: "1", name: "Sinta" };
const adi = { id: "2", name: "Adi" };
const rows = [
  { month: "2026-10", owner: sinta, state: "contacted", count: 1, value: rupiah(400), weighted: rupiah(100) },
  { month: "2026-11", owner: sinta, state: "won", count: 1, value: rupiah(1000), weighted: rupiah(1000) },
  { month: "2026-12", owner: adi, state: "qualified", count: 2, value: rupiah(500), weighted: rupiah(300) },
  { month: "2027-03", owner: null, state: "new", count: 1, value: rupiah(50), weighted: rupiah(5) },
  { month: null, owner: adi, state: "new", count: 1, value: rupiah(10), weighted: rupiah(1) },
] as const;

test("every row stands in one line: a month, before them, after them, or without a day", () => {
  const lines = linesOf(rows, months);
  expect(lines.map(({ month, value, won }) => [month, value, won])).toEqual([
    ["earlier", 400, 0],
    ["2026-11", 0, 1000],
    ["2026-12", 500, 0],
    ["later", 50, 0],
    ["none", 10, 0],
  ]);
  const total = (name: "count" | "value" | "weighted" | "won") => lines.reduce((sum, line) => sum + line[name], 0);
  expect({ count: total("count"), value: total("value"), weighted: total("weighted"), won: total("won") }).toEqual(
    sumOf(rows),
  );
  expect(linesOf([], months).map(({ month }) => month)).toEqual(months);
});

test("owners are in the sequence of their names, nobody last", () => {
  expect(ownersOf(rows).map(({ name, sums }) => [name, sums.value, sums.won])).toEqual([
    ["Adi", 510, 0],
    ["Sinta", 400, 1000],
    [null, 50, 0],
  ]);
});
