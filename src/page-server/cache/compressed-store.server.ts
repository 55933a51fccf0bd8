import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Bodies } from "./encodings.server.ts";

/**
 * Compressed bodies by the hash of their content, and small files beside them by any name: a restart with unchanged pages
 * compresses nothing.
 */
export interface CompressedStore {
  /** Returns the stored encodings of a body, or undefined when there are none or they are damaged. */
  find(body: Buffer): Promise<Bodies | undefined>;
  /** Returns the stored encodings by the name of a body, without comparing them with it. */
  read(name: string): Promise<Bodies | undefined>;
  /** Stores the encodings of a body and returns its name. */
  save(body: Buffer, encoded: Bodies): Promise<string>;
  /** Returns the text that was stored for a key, or undefined. */
  findText(key: string): Promise<string | undefined>;
  saveText(key: string, text: string): Promise<void>;
  /** Deletes the bodies that were neither found nor saved since the process started. */
  removeUnused(): Promise<void>;
}

const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

const nameOf = (content: Buffer | string) => createHash("sha256").update(content).digest("hex").slice(0, 40);

/**
 * Creates a store of two files per body in a folder, which is created at the first write.
 * @param shipped a second folder, which is only read: that of the build
 */
export function createCompressedStore(folder: string, shipped?: string): CompressedStore {
  const used = new Set<string>();
  /** Bodies whose files were compared with them, or written. */
  const intact = new Set<string>();
  const folders = shipped === undefined ? [folder] : [folder, shipped];

  async function readFirst(file: string): Promise<Buffer> {
    for (const from of folders.slice(0, -1)) {
      const bytes = await readFile(join(from, file)).catch(() => undefined);
      if (bytes) return bytes;
    }
    return readFile(join(folders.at(-1)!, file));
  }

  async function read(name: string): Promise<Bodies | undefined> {
    try {
      const [br, zipped] = await Promise.all([readFirst(`${name}.br`), readFirst(`${name}.gz`)]);
      used.add(name);
      return { br, gzip: zipped };
    } catch {
      return undefined;
    }
  }

  async function write(file: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${file}.${process.pid}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, file));
  }

  return {
    async find(body) {
      const name = nameOf(body);
      const stored = await read(name);
      if (!stored) return undefined;
      try {
        // After a power failure a file may have the right name and the wrong bytes.
        const [first, second] = await Promise.all([unbrotli(stored.br), unzip(stored.gzip)]);
        if (!first.equals(body) || !second.equals(body)) return undefined;
        intact.add(name);
        return stored;
      } catch {
        return undefined;
      }
    },
    read,
    async save(body, { br, gzip }) {
      const name = nameOf(body);
      used.add(name);
      if (intact.has(name)) return name;
      await mkdir(folder, { recursive: true });
      await Promise.all([write(`${name}.br`, br), write(`${name}.gz`, gzip)]);
      intact.add(name);
      return name;
    },
    async findText(key) {
      const name = nameOf(key);
      used.add(name);
      return (await readFirst(`${name}.json`).catch(() => undefined))?.toString();
    },
    async saveText(key, text) {
      const name = nameOf(key);
      used.add(name);
      await mkdir(folder, { recursive: true });
      await write(`${name}.json`, Buffer.from(text));
    },
    async removeUnused() {
      for (const file of await readdir(folder).catch(() => [])) {
        if (!used.has(file.slice(0, file.indexOf(".")))) await unlink(join(folder, file)).catch(() => {});
      }
    },
  };
}
