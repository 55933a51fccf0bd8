import { expect, test } from "vitest";
import { findPlaces, replaceText } from "./find-places.ts";

test.each([
  ["BigSuite dan bigsuite", "bigsuite", false, [0, 13]],
  ["BigSuite dan bigsuite", "bigsuite", true, [13]],
  ["aaaa", "aa", true, [0, 2]],
  ["Rp1.500 (a+b)", ".5", true, [3]],
  ["Rp1.500 (a+b)", "(a+b)", true, [8]],
  ["nothing", "x", true, []],
])("“%s” has “%s”", (value, text, matchCase, places) => {
  expect(findPlaces(value, text, matchCase)).toEqual(places);
});

test("a replacement is taken as it is written", () => {
  expect(replaceText("Big dan big", "big", "$& $1 \\", false)).toBe("$& $1 \\ dan $& $1 \\");
});
