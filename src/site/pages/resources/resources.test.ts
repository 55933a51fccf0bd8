import { expect, test } from "vitest";
import { listHref } from "./resources.tsx";

test("filters are in the address of every page; the first page has no number", () => {
  expect(listHref({ page: 1 })).toBe("/resources");
  expect(listHref({ page: 3 })).toBe("/resources?page=3");
  expect(listHref({ kind: "guide", topic: "analytics", page: 2 })).toBe("/resources?kind=guide&topic=analytics&page=2");
});
