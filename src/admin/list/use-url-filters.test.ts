import { expect, test } from "vitest";
import { withoutFilters } from "./use-url-filters.ts";

test("clearing removes whatever is set, also what no control of the bar shows", () => {
  const value = { q: "maju", state: "new,lost", own: "tier:is:Gold", moved: "under-30", product: "", sort: "updated" };
  expect(withoutFilters(value, ["sort"])).toStrictEqual({
    q: undefined,
    state: undefined,
    own: undefined,
    moved: undefined,
  });
});

test("with nothing set there is nothing to clear", () => {
  expect(withoutFilters({ q: "", sort: "-received" }, ["sort"])).toStrictEqual({});
});
