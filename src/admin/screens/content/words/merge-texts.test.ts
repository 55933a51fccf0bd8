import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

test.each([
  [
    "changes in different places",
    "one two three four",
    "ONE two three four",
    "one two three FOUR",
    "ONE two three FOUR",
  ],
  ["only one side changed", "one two", "one two", "one two three", "one two three"],
  ["both in the same way", "one two", "one 2", "one 2", "one 2"],
  ["the same word in different ways", "one two three", "one 2 three", "one II three", undefined],
  ["removed here, added there", "a long and plain text", "a plain text", "a long and plain text.", "a plain text."],
  ["removed what the other changed", "one two three", "one three", "one TWO three", undefined],
  ["both add at the end", "one", "one two", "one three", undefined],
  ["nothing in common", "one", "two", "three", undefined],
  ["no base", "", "mine", "", "mine"],
])("%s", (_name, base, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged);
});

test("it does not matter whose change is whose", () => {
  const [base, mine, theirs] = [
    "Baca data Anda di sini.",
    "Baca semua data Anda di sini.",
    "Baca data Anda di mana saja.",
  ];
  expect(mergeTexts(base, mine, theirs)).toBe("Baca semua data Anda di mana saja.");
  expect(mergeTexts(base, theirs, mine)).toBe("Baca semua data Anda di mana saja.");
});
