import fc from "fast-check";
import { expect, test } from "vitest";
import { createPauses } from "#time/create-pauses.server.ts";
import { locales } from "./locales.ts";
import { readCsv } from "./read-csv.ts";
import { type CsvCell, csvFile, csvLine } from "./write-csv.ts";

const row = ["Rasio, rinci", "a;b", 0.1234, -1_500_000, true, null, "2026-12-01 00:30"];

test("readers of Indonesian get semicolons and a decimal comma, those of English commas and a point", () => {
  expect(csvLine(row, "id")).toBe('"Rasio, rinci";"a;b";0,1234;-1500000;"true";"";"2026-12-01 00:30"\r\n');
  expect(csvLine(row, "en")).toBe('"Rasio, rinci","a;b",0.1234,-1500000,"true","","2026-12-01 00:30"\r\n');
  expect(
    csvFile(
      [
        ["Hari", "n"],
        ["2026-11-20", 3],
      ],
      "id",
    ),
  ).toBe('\ufeff"Hari";"n"\r\n"2026-11-20";3\r\n');
});

test("numbers have neither exponent nor rounding noise, and what is none is empty", () => {
  expect(csvLine([0.1 + 0.2, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, -0.5], "en")).toBe("0.3,0.0000001,,,-0.5\r\n");
});

const dangerous = [
  "=1+1",
  "+62 812",
  "-1+1",
  "@SUM(A1)",
  "|calc",
  "%x",
  "＝1",
  "\t=1",
  "\rx",
  " =1",
  "\u200b=1",
  "\ufeff@x",
];

test("no text of anybody is read as a formula, also by programs that split at another separator", () => {
  for (const locale of locales)
    for (const text of dangerous)
      for (const cell of [text, `x\n${text}`, `x${locale === "id" ? "," : ";"}${text}`, `x\t"${text}`]) {
        const line = csvLine(["a", cell], locale).replace(/\r\n$/, "");
        for (const part of line.split(/[;,\t\r\n]/))
          expect(part, JSON.stringify(line)).not.toMatch(/^["\s\u200b\ufeff]*[=+\-@|%＝]/u);
      }
});

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ["+6281234567890", '"\'+6281234567890"'],
  ["\t=1", "\"'\t'=1\""],
  ["a=1", '"a=1"'],
  ["x;=cmd|'/C calc'!A0;y", `"x;'=cmd|'/C calc'!A0;y"`],
  ['x; "=1', `"x; ""'=1"`],
  ["x\t+1\n-2;\n\n@b", `"x\t'+1\n'-2;\n\n'@b"`],
  ["a;b; c=1", '"a;b; c=1"'],
  ["Jl. Melati 3, -", '"Jl. Melati 3, -"'],
  ['say "hi", you', '"say ""hi"", you"'],
  ["two\nlines", '"two\nlines"'],
])("for readers of English, %j becomes %s", (value, cell) => {
  expect(csvLine([value], "en")).toBe(`${cell}\r\n`);
});

test("a dash alone stays one", () => {
  expect(csvLine(["-", "- x"], "en")).toBe(`"-","'- x"\r\n`);
});

test("what is written is read again, in both languages", async () => {
  const cell: fc.Arbitrary<CsvCell> = fc.oneof(fc.integer(), fc.stringMatching(/^[a-z ,;"'\n]{1,12}$/));
  const pauses = createPauses();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...locales),
      async (rows, locale) => {
        const read = await readCsv(csvFile([["first", "second"], ...rows], locale), 100, pauses);
        const filled = rows
          .map((cells) => cells.map(String))
          .filter((cells) => cells.some((text) => text.trim() !== ""));
        expect(read?.lines.map(({ cells }) => cells)).toEqual([["first", "second"], ...filled]);
      },
    ),
    { numRuns: 50 },
  );
});
