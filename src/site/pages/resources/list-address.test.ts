import { expect, test } from "vitest";
import { listHref, pageNumber } from "./list-address.ts";

test("filters are in the address of every page; the first page has no number", () => {
  expect(listHref({ page: 1 })).toBe("/resources");
  expect(listHref({ page: 3 })).toBe("/resources?page=3");
  expect(listHref({ kind: "guide", topic: "analytics", page: 2 })).toBe("/resources?kind=guide&topic=analytics&page=2");
});

test.each([
  [null, 1],
  ["2", 2],
  ["0", 1],
  ["99", 4],
  ["-1", 1],
  ["1e3", 1],
  ["x", 1],
])("?page=%s is page %i of four", (value, page) => {
  expect(pageNumber(value, 4)).toBe(page);
});
