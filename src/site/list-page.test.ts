import { expect, test } from "vitest";
import { listPage } from "./list-page.ts";

const items = Array.from({ length: 7 }, (_, index) => index);

test.each([
  [null, 1],
  ["2", 2],
  ["0", 1],
  ["99", 4],
  ["-1", 1],
  ["1e3", 1],
  ["x", 1],
])("?page=%s is page %i of four", (value, page) => {
  expect(listPage(items, value, 2)).toMatchObject({ page, pages: 4 });
});

test("a page has its part of the list, the last one the rest; an empty list has one page", () => {
  expect(listPage(items, "4", 2).items).toEqual([6]);
  expect(listPage(items, null, 2).items).toEqual([0, 1]);
  expect(listPage([], null, 2)).toEqual({ items: [], page: 1, pages: 1 });
});
