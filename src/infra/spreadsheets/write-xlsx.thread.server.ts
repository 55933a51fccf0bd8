import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { serveTasks } from "../threads/task-thread.server.ts";
import type { Sheet, SheetCell, SheetKind } from "./xlsx-sheet.ts";

/** How numbers of a kind are shown. Days and minutes are numbers too: days since the end of 1899. */
const formats: Record<SheetKind, string | undefined> = {
  text: undefined,
  number: undefined,
  money: "#,##0",
  day: "yyyy-mm-dd",
  moment: "yyyy-mm-dd hh:mm",
};
const widths: Record<SheetKind, number> = { text: 22, number: 12, money: 16, day: 12, moment: 18 };
/** The number of 1 January 1970 in spreadsheets. */
const epoch = 25_569;
const dayLength = 86_400_000;
/** A cell of Excel holds no more characters. */
const longestText = 32_767;
/** What XML 1.0 has no place for: a file with it would not open. */
const unwritable = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

serveTasks(async ({ columns, rows }: Sheet) => {
  const data: SheetData = [
    columns.map(({ title }): Cell => ({ value: plain(title), type: String, fontWeight: "bold" })),
    ...rows.map((row) => row.map((value, index) => cellOf(value, columns[index]?.kind ?? "text"))),
  ];
  const file = writeXlsxFile(data, {
    columns: columns.map(({ title, kind }) => ({ width: Math.max(widths[kind], title.length + 2) })),
    stickyRowsCount: 1,
  });
  return new Uint8Array(await file.toBuffer());
});

/** Returns a cell. Texts are texts whatever they begin with: a formula is a type of its own. */
function cellOf(value: SheetCell, kind: SheetKind): Cell {
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return { value, type: Boolean };
  const number = typeof value === "number" ? value : isTime(kind) ? serialOf(value) : Number.NaN;
  if (typeof value === "number" && !Number.isFinite(value)) return null;
  if (Number.isNaN(number)) return { value: plain(String(value)), type: String };
  const format = formats[kind];
  return { value: number, type: Number, ...(format && { format }) };
}

const isTime = (kind: SheetKind) => kind === "day" || kind === "moment";

/** Returns the number of a day or minute as it is shown; NaN for another text. */
function serialOf(shown: string): number {
  if (!/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/.test(shown)) return Number.NaN;
  return Date.parse(`${shown.slice(0, 10)}T${shown.slice(11) || "00:00"}:00Z`) / dayLength + epoch;
}

const plain = (text: string) => text.replace(unwritable, " ").slice(0, longestText);
