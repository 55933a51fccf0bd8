import { expect, test } from "vitest";
import { searchTerms } from "./search-terms.ts";

const queries = (typed: string) => searchTerms(typed).map(({ query }) => query);

test("each word is a beginning; punctuation separates words", () => {
  expect(queries(" Sari  Wula, PT-Contoh ")).toEqual(["'sari':*", "'wula':*", "'pt':*", "'contoh':*"]);
  expect(searchTerms("pt contoh").map(({ isShort }) => isShort)).toEqual([true, false]);
});

test("an address stays whole, and quotes do not end a word", () => {
  expect(queries("o'neil@contoh.co")).toEqual(["'o''neil@contoh.co':*"]);
});

test("phone numbers are found with and without the country code, however they are grouped", () => {
  expect(queries("0812 3456")).toEqual(["'08123456':* | '628123456':*"]);
  expect(queries("+62 812-3456")).toEqual(["'628123456':*"]);
});

test("words beyond ASCII are left to the database, and nothing typed is no condition", () => {
  expect(searchTerms("Zoë")).toEqual([{ query: "zoë:*", isAscii: false, isShort: false }]);
  expect(searchTerms(" !? ")).toEqual([]);
});
