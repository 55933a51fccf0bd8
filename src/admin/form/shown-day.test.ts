import { expect, test } from "vitest";
import { shownDay } from "./shown-day.ts";

test.each([
  ["2026-10-29", "id", "29 Okt 2026"],
  ["2026-10-29", "en", "29 Oct 2026"],
  ["2026-10-29T09:05", "id", "29 Okt 2026, 09.05"],
  ["2026-10-29T09:05", "en", "29 Oct 2026, 09:05"],
  ["2026-13-41", "id", undefined],
  ["", "en", undefined],
] as const)("%j in %s is shown as %j", (value, locale, shown) => {
  expect(shownDay(value, locale)).toBe(shown);
});
