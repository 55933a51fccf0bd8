import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { PassThrough, Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import type { DataSet, DataSetEnd, RowBatch } from "./data-set.ts";

/** First bytes of an encrypted file. Then follow salt, nonce, the encrypted gzip file, and the tag that proves it whole. */
const mark = Buffer.from("bigsuite-encrypted-1\n");
const [saltLength, nonceLength, tagLength] = [16, 12, 16];
const algorithm = "aes-256-gcm";

/** The file is no backup, or not one of this key, or damaged. */
class UnreadableArchive extends Error {}

/** Ends the name of a file that is being written. */
export const unfinished = ".unfinished";

/**
 * Writes text as a compressed file that only this user can read, encrypted when there is a key. A file that is not whole
 * never has the name, and what could not be finished, as on a full disk, is deleted.
 */
async function writeArchive(file: string, text: Readable, key: string | undefined): Promise<void> {
  const path = file + unfinished;
  const target = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(text, createGzip(), ...(key ? [encryption(key)] : []), target);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await rename(path, file);
}

/**
 * Opens a file that `writeArchive` has written, after reading it once to prove that it is as it was written.
 * @throws UnreadableArchive when it is not, or its key is missing or another one
 */
async function readArchive(file: string, key: string | undefined): Promise<Readable> {
  try {
    const first = await openStreams(file, key);
    await pipeline(first.source, ...first.steps, new Writable({ write: (_chunk, _encoding, done) => done() }));
    const { source, steps } = await openStreams(file, key);
    const text = new PassThrough();
    pipeline(source, ...steps, text).catch((error: Error) => text.destroy(error));
    return text;
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive(`${file} is damaged, no backup, or has another key`, { cause: error });
  }
}

async function openStreams(file: string, key: string | undefined): Promise<{ source: Readable; steps: Transform[] }> {
  const handle = await open(file);
  const head = await readAt(handle, 0, mark.length + saltLength + nonceLength);
  const { size } = await handle.stat();
  const tag = await readAt(handle, Math.max(0, size - tagLength), tagLength);
  await handle.close();
  if (!head.subarray(0, mark.length).equals(mark)) return { source: createReadStream(file), steps: [createGunzip()] };
  if (!key) throw new UnreadableArchive(`${file} is encrypted: set BACKUP_KEY`);
  const [salt, nonce] = [head.subarray(mark.length, -nonceLength), head.subarray(-nonceLength)];
  const decipher = createDecipheriv(algorithm, deriveKey(key, salt), nonce).setAuthTag(tag);
  const source = createReadStream(file, { start: head.length, end: size - tagLength - 1 });
  return { source, steps: [decipher, createGunzip()] };
}

function encryption(key: string): Transform {
  const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)];
  const cipher = createCipheriv(algorithm, deriveKey(key, salt), nonce);
  const stream = new Transform({
    transform: (chunk, _encoding, done) => done(null, cipher.update(chunk)),
    flush(done) {
      this.push(cipher.final());
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(Buffer.concat([mark, salt, nonce]));
  return stream;
}

const deriveKey = (key: string, salt: Buffer) => scryptSync(key, salt, 32, { N: 2 ** 15, maxmem: 2 ** 26 });

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

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
