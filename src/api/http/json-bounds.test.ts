import { expect, test } from "vitest";
import { isWithinBounds } from "./json-bounds.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
const json = JSON.stringify;

// As text, because the test report cannot print values that are nested so deeply.
test.each<[string, string, boolean]>([
  ["a text", json("a"), true],
  ["null", "null", true],
  ["sixteen levels", nested(16), true],
  ["eighteen levels", nested(18), false],
  ["as deep as 64 KB allow", nested(32_000), false],
  ["a thousand values", json(Array(1000).fill(1)), true],
  ["2,001 values in one list", json(Array(2001).fill(1)), false],
  ["2,100 values in lists of their own", json(Array.from({ length: 100 }, () => Array(20).fill(1))), false],
  ["2,100 values with names", json(Object.fromEntries(Array(2100).fill(1).entries())), false],
])("%s", (_what, body, within) => {
  expect(isWithinBounds(JSON.parse(body))).toBe(within);
});
