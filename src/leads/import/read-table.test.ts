import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readTable, type TableLine } from "./read-table.server.ts";

/** Reads a file and collects what it gives. */
async function read(bytes: Uint8Array) {
  const parts: TableLine[][] = [];
  const table = await readTable(bytes, async (part) => void parts.push(part));
  return table.ok ? { ok: true, header: table.header, lines: parts.flat() } : table;
}

const text = (content: string) => read(strToU8(content));

/** Returns a file of Excel with one sheet, whose cells are its XML. */
function workbook(rows: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`);
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006";
  return zipSync({
    "[Content_Types].xml": xml(
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    "_rels/.rels": xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": xml(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Daftar" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": xml(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
    ...more,
  });
}

const cell = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

test("CSV files are read as people save them", async () => {
  const expected = {
    ok: true,
    header: ["Nama", "Surel"],
    lines: [
      { number: 2, cells: ["Sari, S.Kom", "sari@a.example"] },
      { number: 4, cells: ["Budi", ""] },
    ],
  };
  expect(await text('\uFEFFNama;Surel;\r\n"Sari, S.Kom"; sari@a.example ;\r\n\r\nBudi\r\n')).toEqual(expected);
  const utf16 = Buffer.from("\uFEFFNama\tSurel\nSari, S.Kom\tsari@a.example\n\nBudi", "utf16le");
  expect(await read(utf16)).toEqual(expected);
});

test("a file of Excel is read: its first sheet, numbers without an exponent", async () => {
  const rows = `<row r="1">${cell("A1", "Nama")}${cell("B1", "HP")}</row>
    <row r="3">${cell("A3", "Sari &amp; Budi")}<c r="B3"><v>81234567890</v></c></row>`;
  expect(await read(workbook(rows))).toEqual({
    ok: true,
    header: ["Nama", "HP"],
    lines: [{ number: 3, cells: ["Sari & Budi", "81234567890"] }],
  });
});

test.each([
  ["nothing", "", "import_empty"],
  ["a header alone", "Nama;Surel\n", "import_empty"],
  ["a picture", "\x89PNG\0\0\0", "import_not_a_table"],
  ["a quote without an end", '"Nama;Surel\nSari', "import_not_a_table"],
  ["too many columns", `${"a;".repeat(101)}b\n1`, "import_not_a_table"],
  ["too many lines", `Nama\n${"Sari\n".repeat(50_001)}`, "import_too_long"],
  ["a zip that is cut off", "PK\x03\x04 and nothing more", "import_not_a_table"],
])("%s is refused", async (_what, content, code) => {
  expect(await read(Buffer.from(content, "latin1"))).toEqual({ ok: false, code });
});

test("a small file that says it is huge once unpacked is not unpacked, and another zip is no table", async () => {
  const bomb = Buffer.from(workbook("", { "xl/media/zeros.bin": new Uint8Array(1024) }));
  // Its size once unpacked, in the directory at the end.
  bomb.writeUInt32LE(151 * 1024 * 1024, bomb.lastIndexOf("PK\x01\x02") + 24);
  expect(await read(bomb)).toEqual({ ok: false, code: "import_not_a_table" });
  expect(await read(zipSync({ "a.txt": strToU8("a") }))).toEqual({ ok: false, code: "import_not_a_table" });
});

test("lines are given in parts while the file is read, never all of them at once", async () => {
  const parts: number[] = [];
  const table = await readTable(
    strToU8(`Nama\n${"Sari\n".repeat(1201)}`),
    async (part) => void parts.push(part.length),
  );
  expect({ table, parts }).toEqual({ table: { ok: true, header: ["Nama"], total: 1201 }, parts: [500, 500, 201] });
});
