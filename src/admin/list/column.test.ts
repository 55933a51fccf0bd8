import { expect, test } from "vitest";
import { cardPlace, gridTemplate, leastWidth } from "./column.ts";

test("columns become the tracks of a grid, and the table is never narrower than all of them", () => {
  const template = gridTemplate([{ width: "minmax(12rem, 2fr)" }, { width: 110 }, {}, { width: "1fr" }], true);
  expect(template).toBe("2.25rem minmax(12rem, 2fr) 110px minmax(8rem, 1fr) 1fr");
  expect(leastWidth(template)).toBe("calc(0px + 2.25rem + 12rem + 110px + 8rem)");
});

test("a card shows the first four columns, unless a column says where it stands", () => {
  expect([0, 1, 2, 3, 4].map((index) => cardPlace({}, index))).toEqual(["title", "side", "line", "line", "none"]);
  expect(cardPlace({ card: "none" }, 0)).toBe("none");
});
