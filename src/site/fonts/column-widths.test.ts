import { expect, test } from "vitest";
import { columnWidths } from "./column-widths.ts";

test("columns share the room by their longest texts", () => {
  expect(columnWidths([["mmmm", "mmmm"]])).toEqual([50, 50]);
  const [short, long] = columnWidths([
    ["Header", "Content"],
    ["X-BigSuite-Timestamp", "Unix seconds when it was sent, counted from the first of January 1970 in Greenwich"],
  ]);
  expect(short! + long!).toBe(100);
  expect(long).toBeGreaterThan(short!);
});

test("a column is never narrower than its longest word", () => {
  const text = "many short words that go on and on ".repeat(20);
  const [word] = columnWidths([["anextraordinarilylongword", text]]);
  expect(word).toBeGreaterThan(20);
});
