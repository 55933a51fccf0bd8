import { expect, test } from "vitest";
import { builtInViews, callQuery, isSameView } from "./inbox-filters.ts";

test("the address gives the query of the call, newest first unless it says otherwise", () => {
  expect(callQuery({ q: "", owner: "me" })).toEqual({ owner: "me", sort: "received", direction: "newest" });
  expect(callQuery({ sort: "updated" })).toEqual({ sort: "updated", direction: "oldest" });
});

test("a view is shown as chosen when the filters are exactly its own", () => {
  expect(isSameView(builtInViews.suspects, { state: "suspect", q: "" })).toBe(true);
  expect(isSameView(builtInViews.suspects, { state: "suspect", owner: "me" })).toBe(false);
});
