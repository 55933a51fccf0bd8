import { expect, test } from "vitest";
import { readImport } from "./read-import.ts";

const head = "email,language,consent_at,consent_by,consent_how";
const read = (...lines: string[]) => readImport([head, ...lines].join("\r\n"), "2026-11-23");

test("a line with an address and a proof of consent", () => {
  const { people, problems } = read(
    "Siti@Contoh.id,,2025-04-01,Booth Jakarta,Signed list",
    "ann@example.com,EN,2026-11-23,Webinar,Ticked box",
  );
  expect(problems).toEqual([]);
  expect(people).toEqual([
    { email: "siti@contoh.id", locale: "id", consent: { at: "2025-04-01", by: "Booth Jakarta", how: "Signed list" } },
    { email: "ann@example.com", locale: "en", consent: { at: "2026-11-23", by: "Webinar", how: "Ticked box" } },
  ]);
});

test.each([
  ["nobody,id,2025-04-01,a,b", "invalid_email"],
  ["a@example.com,fr,2025-04-01,a,b", "invalid_language"],
  ["a@example.com,id,,a,b", "consent_missing"],
  ["a@example.com,id,2025-04-01,,b", "consent_missing"],
  ["a@example.com,id,2025-04-01,a, ", "consent_missing"],
  ["a@example.com,id,1 April 2025,a,b", "invalid_day"],
  ["a@example.com,id,2026-11-24,a,b", "invalid_day"],
])("a line that is refused: %s", (line, code) => {
  expect(read(line)).toEqual({ people: [], problems: [{ line: 2, code }] });
});

test("a file without the columns of consent, or without anything", () => {
  expect(readImport("email\na@example.com", "2026-11-23").problems).toEqual([{ line: 1, code: "column_missing" }]);
  expect(readImport("", "2026-11-23").problems).toEqual([{ line: 1, code: "not_a_table" }]);
});
