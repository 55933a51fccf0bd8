import { expect, test } from "vitest";
import { rangeOf, toggled } from "./selected-range.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ id }));

test("a range is the same from either end, and what left the list is ignored", () => {
  expect(rangeOf(rows, "b", "d")).toEqual(["b", "c", "d"]);
  expect(rangeOf(rows, "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeOf(rows, "gone", "c")).toEqual(["c"]);
  expect(rangeOf(rows, "gone", "too")).toEqual([]);
});

test("a toggle adds or removes one and leaves the given set alone", () => {
  const ids = new Set(["a"]);
  expect([...toggled(ids, "b")]).toEqual(["a", "b"]);
  expect([...toggled(ids, "a")]).toEqual([]);
  expect([...ids]).toEqual(["a"]);
});
