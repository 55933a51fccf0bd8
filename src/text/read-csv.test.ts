import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const cells = (text: string) => readCsv(text)?.lines.map((line) => line.cells);

test("quotes, doubled quotes, line ends inside cells, and any line end between records", () => {
  expect(cells('a,"b ""c"", d",e\r\n"two\nlines",,x\n\n1,2,3')).toEqual([
    ["a", 'b "c", d', "e"],
    ["two\nlines", "", "x"],
    ["1", "2", "3"],
  ]);
  expect(readCsv('a,b\n"x\ny",z\nlast,1')?.lines.map((line) => line.number)).toEqual([1, 2, 4]);
  expect(cells("a\rb\r")).toEqual([["a"], ["b"]]);
});

test("byte order mark, semicolons, tabs, and a separator named by Excel", () => {
  expect(readCsv("\uFEFFa;b\n1.000,50;2")).toMatchObject({ separator: ";", lines: [{ cells: ["a", "b"] }, {}] });
  expect(cells("a\tb\n1,5\t2")).toEqual([
    ["a", "b"],
    ["1,5", "2"],
  ]);
  expect(readCsv("sep=;\na,b;c")?.lines).toEqual([{ number: 2, cells: ["a,b", "c"] }]);
});

test("a quoted cell that never ends is refused", () => {
  expect(readCsv('a,"b\nc,d')).toBeNull();
  expect(readCsv("")?.lines).toEqual([]);
});

test("reads what any program writes by the standard", () => {
  const cell = fc.string({ maxLength: 12 }).filter((text) => text.trim() !== "" && !/^\s|\s$/.test(text));
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
      expect(cells(`"h1","h2","h3"\r\n${rows.map((row) => row.map(quote).join(",")).join("\r\n")}`)).toEqual([
        ["h1", "h2", "h3"],
        ...rows,
      ]);
    }),
  );
});
