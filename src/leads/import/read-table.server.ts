import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/universal";
import { beginCsv, type CsvLine, csvLines, isEmptyLine } from "#text/read-csv.ts";
import { storable } from "#text/storable.ts";

/** Lines of one file, without its header. */
const mostLines = 50_000;
const mostColumns = 100;
/** Characters of a cell that are stored: a message has at most 5,000. */
const longestCell = 5000;
/** Bytes that a file of Excel may have once it is unpacked: far more than 50,000 lines need. */
const mostUnpacked = 150 * 1024 * 1024;

export type TableRefusal = "import_not_a_table" | "import_empty" | "import_too_long";
export type ReadTable = { ok: true; header: string[]; total: number } | { ok: false; code: TableRefusal };
/** A line as a spreadsheet numbers it. */
export interface TableLine {
  number: number;
  cells: string[];
}

/** Lines that are given at once. */
const linesAtOnce = 500;

/**
 * Reads the first sheet of a file of Excel (.xlsx) or a CSV file, and gives its lines in parts as it reads them, also those of
 * a file that it refuses in the end. Runs in a thread: what strangers send may cost much.
 */
export async function readTable(bytes: Uint8Array, give: (lines: TableLine[]) => Promise<void>): Promise<ReadTable> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  const read = isZip ? await readWorkbook(bytes) : readText(bytes);
  if (!read) return { ok: false, code: "import_not_a_table" };
  let header: string[] | undefined;
  let total = 0;
  let part: TableLine[] = [];
  for (const line of read) {
    if (!line) return { ok: false, code: "import_not_a_table" };
    if (isEmptyLine(line)) continue;
    if (!header) {
      const width = line.cells.findLastIndex((cell) => cell.trim() !== "") + 1;
      if (width > mostColumns) return { ok: false, code: "import_not_a_table" };
      header = cellsOf(line.cells, width);
      continue;
    }
    if (total === mostLines) return { ok: false, code: "import_too_long" };
    total += 1;
    part.push({ number: line.number, cells: cellsOf(line.cells, header.length) });
    if (part.length < linesAtOnce) continue;
    await give(part);
    part = [];
  }
  if (!header || total === 0) return { ok: false, code: "import_empty" };
  if (part.length > 0) await give(part);
  return { ok: true, header, total };
}

const cellsOf = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_none, at) => storable((cells[at] ?? "").slice(0, longestCell)).trim());

function readText(bytes: Uint8Array): Iterable<CsvLine | null> | undefined {
  const text = decode(bytes);
  return text.includes("\0") ? undefined : csvLines(beginCsv(text));
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

async function readWorkbook(bytes: Uint8Array): Promise<Iterable<CsvLine> | undefined> {
  if (unpackedSize(bytes) > mostUnpacked) return undefined;
  const rows = await readSheet(bytes.slice().buffer, 1, { trim: false }).catch(() => undefined);
  return rows && linesOf(rows);
}

function* linesOf(rows: readonly (readonly unknown[])[]): Generator<CsvLine> {
  for (const [at, row] of rows.entries()) yield { number: at + 1, cells: row.map(cellText) };
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
