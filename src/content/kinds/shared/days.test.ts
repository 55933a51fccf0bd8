import { expect, test } from "vitest";
import { day, minute } from "./days.ts";

test("words name only days and minutes that exist, as a page could not show others", () => {
  expect(["2026-02-28", "2026-02-30", "28/02/2026"].map((text) => day.safeParse(text).success)).toEqual([
    true,
    false,
    false,
  ]);
  const minutes = ["2026-02-28T23:59", "2026-02-30T10:00", "2026-02-28T24:00", "2026-02-28T09:60", "2026-02-28"];
  expect(minutes.map((text) => minute.safeParse(text).success)).toEqual([true, false, false, false, false]);
});
