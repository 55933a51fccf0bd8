import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { type ShownColumn, showColumns, type TableCell, type TableColumn } from "#content/table-columns.server.ts";
import { writeXlsx } from "#infra/spreadsheets/write-xlsx.server.ts";
import { mostSheetRows, type SheetCell } from "#infra/spreadsheets/xlsx-sheet.ts";
import { preferredLocale } from "#text/preferred-language.ts";
import { csvHead, csvLine } from "#text/write-csv.ts";
import { Problem } from "./problem.ts";

/** A file for spreadsheets, in the format that its reader chooses. */
export interface TableFile {
  /** File name without the ending. */
  name: string;
  columns: readonly TableColumn[];
  /** Batches of rows, read as fast as the client receives them. */
  rows: AsyncIterable<readonly (readonly TableCell[])[]>;
  /** How many rows there will be, for a progress bar. */
  total?: number;
}

const tableFormats = ["csv", "xlsx"] as const;
type TableFormat = (typeof tableFormats)[number];

export const mediaTypes = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const satisfies Record<TableFormat, string>;

/** What every call of a file takes beside its own query. */
export const formatQuery = z.object({
  format: z.enum(tableFormats).default("csv").describe("CSV has no limit; an Excel file has at most 10,000 rows"),
});

/**
 * Sends a table as spreadsheets in the language of the request read it: names and values in its words, times in Jakarta's
 * zone. CSV is streamed in constant memory.
 * @throws Problem 409 when there are more rows than an Excel file may have
 */
export async function sendTable(reply: FastifyReply, table: TableFile, format: TableFormat): Promise<FastifyReply> {
  const { name, rows, total } = table;
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  const columns = showColumns(table.columns, locale);
  const content = format === "xlsx" ? Buffer.from(await xlsxOf(columns, rows, total)) : Readable.from(csvLines());
  if (total !== undefined) reply.header("x-total-rows", String(total));
  return reply
    .type(format === "csv" ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes.xlsx)
    .headers({ "content-disposition": `attachment; filename="${name}.${format}"`, "cache-control": "no-store" })
    .send(content);

  async function* csvLines() {
    const titles = columns.map(({ title }) => title);
    yield csvHead(titles, locale);
    for await (const batch of rows) yield batch.map((row) => csvLine(shown(columns, row), locale)).join("");
  }
}

async function xlsxOf(columns: ShownColumn[], rows: TableFile["rows"], total = 0): Promise<Uint8Array> {
  if (total > mostSheetRows) throw new Problem(409, "too_many_rows");
  const read: SheetCell[][] = [];
  for await (const batch of rows) {
    for (const row of batch) read.push(shown(columns, row));
    if (read.length > mostSheetRows) throw new Problem(409, "too_many_rows");
  }
  return writeXlsx({ columns: columns.map(({ title, kind }) => ({ title, kind })), rows: read });
}

const shown = (columns: readonly ShownColumn[], row: readonly TableCell[]) =>
  columns.map((column, index) => column.show(row[index]));
