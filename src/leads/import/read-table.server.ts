import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { readCsv } from "#text/read-csv.ts";
import { storable } from "#text/storable.ts";
import { createPauses } from "#time/create-pauses.server.ts";

/** Lines of one file, without its header. */
const mostLines = 50_000;
const mostColumns = 100;
/** Characters of a cell that are stored: a message has at most 5,000. */
const longestCell = 5000;
/** Bytes that a file of Excel may have once it is unpacked: far more than 50,000 lines need. */
const mostUnpacked = 150 * 1024 * 1024;

export type TableRefusal = "import_not_a_table" | "import_empty" | "import_too_long";
export type ReadTable =
  | { ok: true; header: string[]; lines: { number: number; cells: string[] }[] }
  | { ok: false; code: TableRefusal };

/** Reads the first sheet of a file of Excel (.xlsx) or a CSV file. Runs in a thread: what strangers send may cost much. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  const read = isZip ? await readWorkbook(bytes) : await readText(bytes);
  if (!read) return { ok: false, code: "import_not_a_table" };
  const [first, ...lines] = read;
  if (!first || lines.length === 0) return { ok: false, code: "import_empty" };
  if (lines.length > mostLines) return { ok: false, code: "import_too_long" };
  const width = first.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  if (width > mostColumns) return { ok: false, code: "import_not_a_table" };
  const header = cellsOf(first.cells, width);
  return { ok: true, header, lines: lines.map(({ number, cells }) => ({ number, cells: cellsOf(cells, width) })) };
}

interface Line {
  number: number;
  cells: readonly string[];
}

const cellsOf = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_none, at) => storable((cells[at] ?? "").slice(0, longestCell)).trim());

async function readText(bytes: Uint8Array): Promise<Line[] | undefined> {
  const text = decode(bytes);
  if (text.includes("\0")) return undefined;
  const file = await readCsv(text, mostLines + 2, createPauses());
  return file ? [...file.lines] : undefined;
}

/** Returns a file's text: UTF-8 or UTF-16, and otherwise what older Windows programs write. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readWorkbook(bytes: Uint8Array): Promise<Line[] | undefined> {
  if (unpackedSize(bytes) > mostUnpacked) return undefined;
  const rows = await readSheet(bytes.slice().buffer, 1, { trim: false }).catch(() => undefined);
  return rows
    ?.map((row, at) => ({ number: at + 1, cells: row.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/** Returns what a zip says that it has once it is unpacked, which is also all that is unpacked of it. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        size += originalSize;
        return false;
      },
    });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  return size;
}

/** Returns a cell as text: a date as the day that Excel shows, a number without an exponent. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "number") return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return String(value);
}
