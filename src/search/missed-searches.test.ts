import { expect, test } from "vitest";
import { countedQuery, listMissed, type MissedSearch } from "./missed-searches.ts";

test.each([
  ["  Sewa  Drone! ", "sewa drone"],
  ["budi@example.com", undefined],
  ["0812 3456 7890", undefined],
  ["pesanan 202611000028", undefined],
  ["iso 9001", "iso 9001"],
  ["ab", undefined],
  ["&|!()", undefined],
  ["kata ".repeat(20), undefined],
])("%j is counted as %j", (query, counted) => {
  expect(countedQuery(query)).toBe(counted);
});

test("what was searched for while a query was being typed is not listed beside it", () => {
  const row = (query: string, count: number, locale: MissedSearch["locale"] = "id"): MissedSearch => ({
    query,
    locale,
    count,
    last_day: "2026-11-20",
  });
  const rows = [row("sew", 2), row("sewa", 5), row("sewa dro", 2), row("sewa drone", 3), row("sew", 1, "en")];
  expect(listMissed(rows).map(({ query, locale }) => `${query} ${locale}`)).toEqual([
    "sewa id",
    "sewa drone id",
    "sew en",
  ]);
});
