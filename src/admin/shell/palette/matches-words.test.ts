import { expect, test } from "vitest";
import { matchesWords } from "./matches-words.ts";

test("a screen is found by the beginnings of its words", () => {
  expect(matchesWords("Catatan perubahan", "peru cat")).toBe(true);
  expect(matchesWords("Catatan perubahan", "bahan")).toBe(false);
  expect(matchesWords("Leads", "")).toBe(true);
});
