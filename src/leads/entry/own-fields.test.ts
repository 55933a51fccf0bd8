import { expect, test } from "vitest";
import { ownFieldId, readOwnFilter, readOwnValue, writeOwnFilter } from "./own-fields.ts";

test("the id of a field is made of its name, and none is given twice", () => {
  expect(ownFieldId("Budget year (IDR)", new Set())).toBe("budget-year-idr");
  expect(ownFieldId("Café", new Set())).toBe("cafe");
  expect(ownFieldId("東京", new Set(["field"]))).toBe("field-2");
  expect(ownFieldId("Tier", new Set(["tier", "tier-2"]))).toBe("tier-3");
});

test.each([
  ["number", "12,5", 12.5],
  ["number", 12, 12],
  ["number", "1.000", 1],
  ["text", "  ‎Rp1.000 ", "Rp1.000"],
  ["date", "2026-02-28", "2026-02-28"],
  ["choice", "a", "a"],
  ["choice", "", undefined],
  ["number", null, undefined],
] as const)("%s %j is stored as %j", (kind, given, value) => {
  expect(readOwnValue({ kind, choices: ["a"] }, given)).toEqual({ ok: true, value });
});

test.each([
  ["number", "1e9", "invalid_number"],
  ["number", "1.000.000", "invalid_number"],
  ["date", "28/02/2026", "invalid_date"],
  ["choice", "b", "unknown_choice"],
  ["text", "x".repeat(501), "too_long"],
  ["text", {}, "invalid_type"],
] as const)("%s %j is refused", (kind, given, code) => {
  expect(readOwnValue({ kind, choices: ["a"] }, given)).toEqual({ ok: false, code });
});

test("conditions are read as they were written, whatever their text contains", () => {
  const conditions = [
    { field: "tier", test: "is", value: "A; B: C & D" },
    { field: "since", test: "from", value: "2026-01-01" },
  ] as const;
  expect(readOwnFilter(writeOwnFilter(conditions))).toEqual(conditions);
  expect(readOwnFilter("")).toEqual([]);
  for (const wrong of ["tier", "tier:is:", "tier:like:x", "Tier:is:x", "tier:is:%", "a:is:b;", "a:is:b;".repeat(11)])
    expect(readOwnFilter(wrong)).toBeUndefined();
});
