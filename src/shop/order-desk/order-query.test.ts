import { expect, test } from "vitest";
import { readSearch } from "./order-query.ts";

test.each([
  ["ord-202611-0000", { numberPrefix: "ORD-202611-0000", month: "2026-11" }],
  ["ord-202613", { numberPrefix: "ORD-202613" }],
  [" INV-202611 ", { numberPrefix: "INV-202611" }],
  ["42", { serial: "000042", words: "42:*" }],
  ["1000042", { serial: "1000042", vaPrefix: "1000042" }],
  ["8860 8000 0042", { vaPrefix: "886080000042" }],
  ["sari@pem", { emailPrefix: "sari@pem", words: "" }],
  ["PT. Rempah-Timur", { words: "rempah:* & timur:*", shortWords: "pt:*" }],
  ["a' | !b:*", { words: "a:* & b:*" }],
])("%j is read as %o", (text, terms) => {
  expect(readSearch(text)).toMatchObject(terms);
});

test("a name is no number, and a blank means nothing", () => {
  expect(readSearch("ordinary")).toEqual({ emailPrefix: "ordinary", words: "ordinary:*" });
  expect(readSearch("  ")).toBeNull();
});
