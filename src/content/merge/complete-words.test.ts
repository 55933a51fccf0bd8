import { expect, test } from "vitest";
import { completeWords } from "./complete-words.ts";

test("missing parts of a draft are those of the other words", () => {
  const other = { hero: { title: "Title", lead: "Lead" }, items: [{ a: 1, b: 2 }], body: "text" };
  const draft = { hero: { title: "New" }, items: [{ a: 5 }, { a: 6 }], body: { list: ["x"] } };
  expect(completeWords(draft, other)).toEqual({
    hero: { title: "New", lead: "Lead" },
    items: [
      { a: 5, b: 2 },
      { a: 6, b: 2 },
    ],
    body: { list: ["x"] },
  });
});

test("an empty text and an empty list of a draft stay empty", () => {
  expect(completeWords({ title: "", items: [] }, { title: "Title", items: [1] })).toEqual({ title: "", items: [] });
});
