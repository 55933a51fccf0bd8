import { expect, test } from "vitest";
import { createPauses } from "#time/create-pauses.server.ts";
import { readImport } from "./import-subscribers.server.ts";

const head = "email,language,consent_at,consent_by,consent_how";
const read = (...lines: string[]) => readImport([head, ...lines].join("\r\n"), "2026-11-23", createPauses());

test("a line with an address and a proof of consent", async () => {
  const { people, problems } = await read(
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
])("a line that is refused: %s", async (line, code) => {
  expect(await read(line)).toEqual({ people: [], problems: [{ line: 2, code }] });
});

test.each(["2026-01-02", "02/01/2026", "2/1/2026", "02-01-2026", "2 Jan 2026", "2026-01-02 00:00"])(
  "the day of consent may be written as %s",
  async (written) => {
    expect((await read(`a@example.com,id,${written},a,b`)).people).toMatchObject([{ consent: { at: "2026-01-02" } }]);
  },
);

test("a file that Excel in Indonesian has saved is read", async () => {
  const file = [head, "ann@example.com,en,02/01/2026,Booth,Signed list"].join("\r\n").replaceAll(",", ";");
  expect(await readImport(`\ufeff${file}`, "2026-11-23", createPauses())).toMatchObject({
    people: [{ consent: { at: "2026-01-02" } }],
  });
});

test("of two columns with one name none is chosen", async () => {
  const repeated = { people: [], problems: [{ line: 1, code: "column_repeated" }] };
  expect(
    await readImport(
      `email, Email ,consent_at,consent_by,consent_how\na@example.com,b,2026-01-01,c,d`,
      "2026-11-23",
      createPauses(),
    ),
  ).toEqual(repeated);
  expect(
    (await readImport(`${head},note,note\na@example.com,id,2026-01-01,c,d,e,f`, "2026-11-23", createPauses())).problems,
  ).toEqual([]);
});

test("a file without the columns of consent, or without anything", async () => {
  expect((await readImport("email\na@example.com", "2026-11-23", createPauses())).problems).toEqual([
    { line: 1, code: "column_missing" },
  ]);
  expect((await readImport("", "2026-11-23", createPauses())).problems).toEqual([{ line: 1, code: "not_a_table" }]);
});

test("of a longer file nothing is read but as many lines as are allowed", async () => {
  const lines = "a@example.com,id,2026-01-01,c,d\n".repeat(50_001);
  let parts = 0;
  const pauses = { isDue: () => ++parts === 0, pause: () => Promise.resolve() };
  expect(await readImport(`${head}\n${lines.repeat(3)}`, "2026-11-23", pauses)).toEqual({
    people: [],
    problems: [{ line: 50_002, code: "too_many_lines" }],
  });
  expect(parts).toBe(50_001);
});
