/** A line, numbered from 1 as a spreadsheet shows it. */
export interface CsvLine {
  number: number;
  cells: readonly string[];
}

/** A CSV file as read: its cells by line. */
export interface CsvFile {
  separator: string;
  lines: readonly CsvLine[];
  /** Whether the file goes on after as many lines as were asked for. */
  hasMore: boolean;
}

/** Lets other work go on between the lines of a long file. */
export interface Pauses {
  isDue(): boolean;
  pause(): Promise<void>;
}

const separators = [",", ";", "\t"] as const;
/** Cells of a line, and characters of a cell, above which a file is no table that a person made. */
const maxCells = 1000;
const maxCell = 100_000;

/**
 * Reads a CSV file by RFC 4180, with commas, semicolons or tabs, with or without a byte order mark, whatever its line
 * ends. Empty lines are left out; a quote inside an unquoted cell is an ordinary character.
 * @param maxLines what follows so many lines is not read
 * @returns null when a quoted cell never ends, or a line or a cell is longer than any of a table
 */
export async function readCsv(text: string, maxLines: number, pauses: Pauses): Promise<CsvFile | null> {
  const begun = beginCsv(text);
  const { separator } = begun;
  const lines: CsvLine[] = [];
  for (const line of csvLines(begun)) {
    if (!line) return null;
    if (!isEmptyLine(line) && lines.length === maxLines) return { separator, lines, hasMore: true };
    if (!isEmptyLine(line)) lines.push(line);
    if (pauses.isDue()) await pauses.pause();
  }
  return { separator, lines, hasMore: false };
}

interface BegunCsv {
  source: string;
  separator: string;
  /** Where the first line begins. */
  at: number;
  number: number;
}

/** Finds out how a file separates cells, and where its lines begin. */
export function beginCsv(text: string): BegunCsv {
  const source = text.replace(/^\uFEFF/, "");
  // Excel may name the separator in a first line.
  const named = /^sep=([,;\t])\r?\n/i.exec(source);
  const separator = named?.[1] ?? likelySeparator(source);
  return { source, separator, at: named?.[0].length ?? 0, number: named ? 2 : 1 };
}

/** Yields the lines of a file one by one, empty ones too; the last is null when a cell never ends or is longer than any of a table. */
export function* csvLines({ source, separator, at: start, number: first }: BegunCsv): Generator<CsvLine | null> {
  let number = first;
  for (let at = start; at < source.length; ) {
    const record = readRecord(source, at, separator);
    if (!record) return yield null;
    yield { number, cells: record.cells };
    number += record.newLines;
    at = record.next;
  }
}

/** Returns whether a line has nothing in it, as spreadsheets write below their tables. */
export const isEmptyLine = ({ cells }: CsvLine): boolean => cells.every((cell) => cell.trim() === "");

interface ReadRecord {
  cells: string[];
  next: number;
  newLines: number;
}

function readRecord(source: string, start: number, separator: string): ReadRecord | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = source[at] === '"' ? readQuoted(source, at) : readPlain(source, at, separator);
    if (!cell || cell.text.length > maxCell) return null;
    cells.push(cell.text);
    if (cells.length > maxCells) return null;
    at = cell.next;
    if (source[at] !== separator) break;
    at += 1;
  }
  if (source[at] === "\r") at += 1;
  if (source[at] === "\n") at += 1;
  const newLines = source.slice(start, at).match(/\r\n|\r|\n/g)?.length ?? 1;
  return { cells, next: Math.max(at, start + 1), newLines };
}

function readPlain(source: string, start: number, separator: string): { text: string; next: number } {
  let at = start;
  while (at < source.length && source[at] !== separator && source[at] !== "\r" && source[at] !== "\n") at += 1;
  return { text: source.slice(start, at), next: at };
}

function readQuoted(source: string, start: number): { text: string; next: number } | null {
  let text = "";
  let at = start + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1 || text.length > maxCell) return null;
    text += source.slice(at, quote);
    if (source[quote + 1] !== '"') {
      // Blanks between the closing quote and the separator are not part of the cell.
      at = quote + 1;
      while (source[at] === " ") at += 1;
      return { text, next: at };
    }
    text += '"';
    at = quote + 2;
  }
}

/** Returns the separator that occurs most outside of quotes in the first lines. */
function likelySeparator(source: string): string {
  const sample = source.slice(0, 4000).replaceAll(/"[^"]*"/g, "");
  const count = (separator: string) => sample.split(separator).length;
  return separators.reduce((best, each) => (count(each) > count(best) ? each : best));
}
