import { expect, test } from "vitest";
import { callKey, isWithin, resourceOf } from "./query-key.ts";

test("the same query has the same key, whatever its order and what is not set", () => {
  const one = callKey("/admin/leads", { state: "new", owner: undefined, q: "" }, "list");
  expect(one).toEqual(callKey("/admin/leads", { q: undefined, state: "new" }, "list"));
  expect(JSON.stringify(callKey("/x", { b: "1", a: "2" }, "one"))).toBe(
    JSON.stringify(callKey("/x", { a: "2", b: "1" }, "one")),
  );
});

test("a change of a resource concerns what is below it and nothing that only begins alike", () => {
  expect(isWithin("/admin/leads", "/admin/leads")).toBe(true);
  expect(isWithin("/admin/leads/7/notes", "/admin/leads")).toBe(true);
  expect(isWithin("/admin/leads-report", "/admin/leads")).toBe(false);
  expect(resourceOf("/admin/leads/7/notes")).toBe("/admin/leads");
  expect(resourceOf("/admin/leads?state=new")).toBe("/admin/leads");
});
