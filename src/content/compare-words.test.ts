import { expect, test } from "vitest";
import { compareWords } from "./compare-words.ts";

test("equal words have no change", () => {
  expect(compareWords({ a: [1, { b: "x" }] }, { a: [1, { b: "x" }] })).toEqual([]);
});

test("each changed, added and removed field is named by its pointer", () => {
  const before = { hero: { title: "One", lead: "Two" }, items: ["a", "b"], gone: 1 };
  const after = { hero: { title: "One!", lead: "Two" }, items: ["a", "c", "d"], "a/b": 2 };
  expect(compareWords(before, after)).toEqual([
    { path: "/hero/title", before: "One", after: "One!" },
    { path: "/items/1", before: "b", after: "c" },
    { path: "/items/2", before: undefined, after: "d" },
    { path: "/gone", before: 1, after: undefined },
    { path: "/a~1b", before: undefined, after: 2 },
  ]);
});

test("a list in place of an object is one change", () => {
  expect(compareWords({ body: "text" }, { body: ["text"] })).toEqual([
    { path: "/body", before: "text", after: ["text"] },
  ]);
});
