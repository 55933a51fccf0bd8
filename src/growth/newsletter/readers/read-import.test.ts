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
  ["a@example.com,id,April,a,b", "invalid_day"],
  ["a@example.com,id,2026-02-30,a,b", "invalid_day"],
  ["a@example.com,id,30/02/2026,a,b", "invalid_day"],
  ["a@example.com,id,24/11/2026,a,b", "invalid_day"],
  ["a@example.com,id,2026-11-24,a,b", "invalid_day"],
])("a line that is refused: %s", (line, code) => {
  expect(read(line)).toEqual({ people: [], problems: [{ line: 2, code }] });
});

test.each(["2026-01-02", "02/01/2026", "2/1/2026", "02-01-2026", "2 Jan 2026", "2026-01-02 00:00"])(
  "the day of consent may be written as %s",
  (written) => {
    expect(read(`a@example.com,id,${written},a,b`).people).toMatchObject([{ consent: { at: "2026-01-02" } }]);
  },
);

test("a file that Excel in Indonesian has saved is read", () => {
  const file = [head, "ann@example.com,en,02/01/2026,Booth,Signed list"].join("\r\n").replaceAll(",", ";");
  expect(readImport(`\ufeff${file}`, "2026-11-23")).toMatchObject({ people: [{ consent: { at: "2026-01-02" } }] });
});

test("of two columns with one name none is chosen", () => {
  const repeated = { people: [], problems: [{ line: 1, code: "column_repeated" }] };
  expect(
    readImport(`email, Email ,consent_at,consent_by,consent_how\na@example.com,b,2026-01-01,c,d`, "2026-11-23"),
  ).toEqual(repeated);
  expect(readImport(`${head},note,note\na@example.com,id,2026-01-01,c,d,e,f`, "2026-11-23").problems).toEqual([]);
});

test("a file without the columns of consent, or without anything", () => {
  expect(readImport("email\na@example.com", "2026-11-23").problems).toEqual([{ line: 1, code: "column_missing" }]);
  expect(readImport("", "2026-11-23").problems).toEqual([{ line: 1, code: "not_a_table" }]);
});
