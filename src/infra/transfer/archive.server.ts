import { Readable } from "node:stream";
import { z } from "zod";
import { readArchive, UnreadableArchive, writeArchive } from "./archive-file.server.ts";
import type { DataSet, DataSetEnd, RowBatch } from "./data-set.ts";

/** Characters of rows that are read at once. */
const batchLength = 4_000_000;

const headSchema = z.object({
  bigsuite: z.literal("backup"),
  version: z.literal(1),
  at: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.array(z.string())),
});
const endSchema: z.ZodType<DataSetEnd> = z.object({
  sequences: z.record(z.string(), z.string()),
  sums: z.array(z.object({ table: z.string(), rows: z.string(), sum: z.string() })),
});

/**
 * Writes a copy as a file of lines: what it is; `#table` before the rows of a table; a row as JSON each; `=` with sequences
 * and sums.
 */
export async function writeBackup(file: string, data: DataSet, at: Date, key: string | undefined): Promise<DataSetEnd> {
  let end: DataSetEnd | undefined;
  async function* lines() {
    const { migrations, tables } = data;
    yield `${JSON.stringify({ bigsuite: "backup", version: 1, at: at.toISOString(), migrations, tables })}\n`;
    let current = "";
    for await (const { table, rows } of data.batches) {
      if (table !== current) yield `#${table}\n`;
      current = table;
      yield `${rows.join("\n")}\n`;
    }
    end = await data.end();
    yield `=${JSON.stringify(end)}\n`;
  }
  await writeArchive(file, Readable.from(lines()), key);
  return end!;
}

/**
 * Opens a backup.
 * @throws UnreadableArchive when the file is none, damaged, or of another key
 */
export async function readBackup(file: string, key: string | undefined): Promise<DataSet & { at: string }> {
  const lines = readLines(await readArchive(file, key));
  const { value } = await lines.next();
  const head = headSchema.safeParse(parse(value ?? ""));
  if (!head.success) throw new UnreadableArchive(`${file} is no backup of this version`);
  let end: DataSetEnd | undefined;
  async function* batches(): AsyncGenerator<RowBatch> {
    let batch: RowBatch = { table: "", rows: [] };
    let length = 0;
    for await (const line of lines) {
      const isRow = line.startsWith("{");
      if (batch.rows.length > 0 && (!isRow || length > batchLength)) {
        yield batch;
        batch = { table: batch.table, rows: [] };
        length = 0;
      }
      if (isRow) {
        batch.rows.push(line);
        length += line.length;
      } else if (line.startsWith("#")) batch = { table: line.slice(1), rows: [] };
      else end = endSchema.parse(parse(line.slice(1)));
    }
  }
  return {
    ...head.data,
    batches: batches(),
    end: async () => {
      if (!end) throw new UnreadableArchive(`${file} is not whole`);
      return end;
    },
  };
}

/** Yields the lines of a text. Node's own reader also ends lines at U+2028, which JSON does not quote. */
async function* readLines(text: Readable): AsyncGenerator<string, undefined> {
  let parts: string[] = [];
  for await (const chunk of text.setEncoding("utf8") as AsyncIterable<string>) {
    const [first, ...others] = chunk.split("\n");
    parts.push(first!);
    for (const next of others) {
      yield parts.join("");
      parts = [next];
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
