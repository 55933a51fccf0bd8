import { expect, test } from "vitest";
import { callsOf, isMeant, valuesOf } from "./document.ts";

const permission = { name: "leads:read", roles: ["sales"] };
const paths = {
  "/admin/staff": { get: { tags: ["staff"], summary: "Staff, by username" } },
  "/admin/leads": { post: { tags: ["leads"] }, get: { tags: ["leads"], "x-permission": permission } },
};

test("calls stand by resource, then by path", () => {
  expect(callsOf({ paths }).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /admin/leads",
    "GET /admin/leads",
    "GET /admin/staff",
  ]);
});

test("every typed word must occur", () => {
  const found = (typed: string) =>
    callsOf({ paths })
      .filter((call) => isMeant(call, typed))
      .map(({ id }) => id);
  expect(found("get leads:read")).toEqual(["get /admin/leads"]);
  expect(found("Username")).toEqual(["get /admin/staff"]);
  expect(found("leads username")).toEqual([]);
  expect(found("")).toHaveLength(3);
});

test("a parameter is described by its values, or by its type and form", () => {
  expect(valuesOf({ type: "string", enum: ["newest", "oldest"] })).toBe("newest | oldest");
  expect(valuesOf({ type: "string", format: "date" })).toBe("string date");
  expect(valuesOf(undefined)).toBe("");
});
