import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The percentages of the entry at which animations that follow the scroll position end, by file. */
const ends = globSync("src/**/*.css").flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(/animation-range:([^;]+);/g), ([, range]) => ({
    file,
    range: range!.trim(),
  })),
);

test("animations that follow the scroll position are found", () => {
  expect(ends.length).toBeGreaterThan(0);
});

test.each(ends)("$file: nothing rests half drawn while it is wholly visible ($range)", ({ range }) => {
  const [, end] = /entry (\d+)%$/.exec(range) ?? [];
  expect(Number(end)).toBeLessThanOrEqual(100);
});
