import { expect, test } from "vitest";
import { cardPlace, fittingColumns, gridTemplate, leastWidth } from "./column.ts";

test("columns become the tracks of a grid, and the table is never narrower than all of them", () => {
  const template = gridTemplate([{ width: "minmax(12rem, 2fr)" }, { width: 110 }, {}, { width: "1fr" }], true);
  expect(template).toBe("2.25rem minmax(12rem, 2fr) 110px minmax(8rem, 1fr) 1fr");
  expect(leastWidth(template)).toBe("calc(0px + 2.25rem + 12rem + 110px + 8rem)");
});

test("a card shows the first four columns, unless a column says where it stands", () => {
  expect([0, 1, 2, 3, 4].map((index) => cardPlace({}, index))).toEqual(["title", "side", "line", "line", "none"]);
  expect(cardPlace({ card: "none" }, 0)).toBe("none");
});

test("a table that is too narrow leaves out the columns that yield, the last one first, and no other", () => {
  const columns = [
    { id: "number", width: "minmax(10rem, 1fr)" },
    { id: "net", width: 100, yields: true },
    { id: "total", width: 100 },
    { id: "open", width: "minmax(5rem, 2fr)", yields: true },
  ];
  const fitting = (width: number, rem = 16) =>
    fittingColumns(columns, { width, rem, withSelection: true }).map(({ id }) => id);
  // 36 + 160 + 100 + 100 + 80
  expect(fitting(476)).toEqual(["number", "net", "total", "open"]);
  expect(fitting(475)).toEqual(["number", "net", "total"]);
  expect(fitting(395)).toEqual(["number", "total"]);
  expect(fitting(100)).toEqual(["number", "total"]);
  expect(fitting(476, 20)).toEqual(["number", "net", "total"]);
});
