import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { csvLine } from "#infra/operator/csv.ts";

interface CsvFile {
  /** File name without the ending. */
  name: string;
  columns: readonly string[];
  /** Batches of rows, read as fast as the client receives them. */
  rows: AsyncIterable<readonly (readonly unknown[])[]>;
  /** How many rows there will be, for a progress bar. */
  total?: number;
}

/** Streams a CSV file in constant memory; cells are safe against formulas. */
export function sendCsv(reply: FastifyReply, { name, columns, rows, total }: CsvFile): FastifyReply {
  async function* lines() {
    // The byte order mark by which spreadsheets recognise UTF-8.
    yield `\ufeff${csvLine(columns)}`;
    for await (const batch of rows) yield batch.map(csvLine).join("");
  }
  if (total !== undefined) reply.header("x-total-rows", String(total));
  return reply
    .type("text/csv; charset=utf-8")
    .headers({ "content-disposition": `attachment; filename="${name}.csv"`, "cache-control": "no-store" })
    .send(Readable.from(lines()));
}
