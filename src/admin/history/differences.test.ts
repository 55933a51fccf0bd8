import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("only what differs is shown, with both values", () => {
  const before = { state: "new", owner: null, tags: ["a"], gone: 1 };
  const after = { state: "won", owner: null, tags: ["a"], fresh: true };
  expect(differences(before, after)).toEqual([
    { field: "state", before: "new", after: "won" },
    { field: "fresh", before: undefined, after: true },
    { field: "gone", before: 1, after: undefined },
  ]);
});

test("a personal field is shown though both values look alike", () => {
  expect(differences({ email: "***" }, { email: "***" })).toEqual([{ field: "email", before: "***", after: "***" }]);
});

test("a created or deleted object has values on one side", () => {
  expect(differences(null, { role: "sales" })).toEqual([{ field: "role", before: undefined, after: "sales" }]);
  expect(differences({ role: "sales" }, null)).toEqual([{ field: "role", before: "sales", after: undefined }]);
  expect(differences(null, null)).toEqual([]);
});
