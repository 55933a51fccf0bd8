import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shownDay } from "./shown-day.ts";

test.each([
  ["2026-10-29", "id", "29 Okt 2026"],
  ["2026-10-29", "en", "29 Oct 2026"],
  ["2026-10-29T09:05", "id", "29 Okt 2026, 09.05"],
  ["2026-10-29T09:05", "en", "29 Oct 2026, 09:05"],
  ["2026-10-29T99:05", "id", undefined],
  ["2026-13-41", "id", undefined],
  ["", "en", undefined],
] as const)("%j in %s is shown as %j", (value, locale, shown) => {
  expect(shownDay(value, locale)).toBe(shown);
});

test("every field for a day shows the notation of the screen's language", () => {
  const elements = globSync("src/admin/**/*.tsx").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return Array.from(source.matchAll(/\btype="(?:date|datetime-local)"/g), ({ index }) => {
      const opened = source
        .slice(0, index)
        .match(/<\w+(?=\s)/g)
        ?.at(-1);
      return `${file} ${opened}`;
    });
  });
  expect(elements).not.toEqual([]);
  expect(elements.filter((element) => !element.endsWith(" <DayInput"))).toEqual([]);
});
