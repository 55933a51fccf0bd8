import { expect, test } from "vitest";
import { csvCell, csvLine } from "./csv.ts";

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ["+6281234567890", '"\'+6281234567890"'],
  ["-2+3", '"\'-2+3"'],
  ["@SUM(A1)", '"\'@SUM(A1)"'],
  ["\t=1", "\"'\t'=1\""],
  ["\r=1", "\"'\r'=1\""],
  [" =1", '"\' =1"'],
  ["＝1+1", '"\'＝1+1"'],
  ["a=1", '"a=1"'],
  ["x;=cmd|'/C calc'!A0;y", `"x;'=cmd|'/C calc'!A0;y"`],
  ['x; "=1', `"x; ""'=1"`],
  ["x\t+1\n-2;\n\n@b", `"x\t'+1\n'-2;\n\n'@b"`],
  ["a;b; c=1", '"a;b; c=1"'],
  ['say "hi", you', '"say ""hi"", you"'],
  ["two\nlines", '"two\nlines"'],
  [null, '""'],
  [7, '"7"'],
  [new Date(0), '"1970-01-01T00:00:00.000Z"'],
])("%j becomes %s", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("a line ends as RFC 4180 says", () => {
  expect(csvLine(["a", 1])).toBe('"a","1"\r\n');
});
