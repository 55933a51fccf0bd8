import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { preferredLocale } from "#text/preferred-language.ts";
import { type CsvCell, csvHead, csvLine } from "#text/write-csv.ts";

export interface CsvFile {
  /** File name without the ending. */
  name: string;
  columns: readonly string[];
  /** Batches of rows, read as fast as the client receives them. */
  rows: AsyncIterable<readonly (readonly CsvCell[])[]>;
  /** How many rows there will be, for a progress bar. */
  total?: number;
}

/** Streams a CSV file in constant memory, as spreadsheets in the language of the request read it. */
export function sendCsv(reply: FastifyReply, { name, columns, rows, total }: CsvFile): FastifyReply {
  const locale = preferredLocale(reply.request.headers["accept-language"]);
  async function* lines() {
    yield csvHead(columns, locale);
    for await (const batch of rows) yield batch.map((row) => csvLine(row, locale)).join("");
  }
  if (total !== undefined) reply.header("x-total-rows", String(total));
  return reply
    .type("text/csv; charset=utf-8")
    .headers({ "content-disposition": `attachment; filename="${name}.csv"`, "cache-control": "no-store" })
    .send(Readable.from(lines()));
}
