import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { Bodies } from "./encodings.server.ts";

/** Compressed bodies by the hash of their content: a restart with unchanged pages compresses nothing. */
export interface CompressedStore {
  /** Returns the stored encodings of a body, or undefined when there are none or they are damaged. */
  find(body: Buffer): Promise<Bodies | undefined>;
  save(body: Buffer, encoded: Bodies): Promise<void>;
  /** Deletes the bodies that were neither found nor saved since the process started. */
  removeUnused(): Promise<void>;
}

const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

/** Creates a store of two files per body in a folder, which is created at the first write. */
export function createCompressedStore(folder: string): CompressedStore {
  const used = new Set<string>();
  const nameOf = (body: Buffer) => createHash("sha256").update(body).digest("hex").slice(0, 40);

  async function write(file: string, bytes: Buffer): Promise<void> {
    const unfinished = join(folder, `${file}.${process.pid}`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, file));
  }

  return {
    async find(body) {
      const name = nameOf(body);
      try {
        const [br, zipped] = await Promise.all([
          readFile(join(folder, `${name}.br`)),
          readFile(join(folder, `${name}.gz`)),
        ]);
        // After a power failure a file may have the right name and the wrong bytes.
        const [first, second] = await Promise.all([unbrotli(br), unzip(zipped)]);
        if (!first.equals(body) || !second.equals(body)) return undefined;
        used.add(name);
        return { br, gzip: zipped };
      } catch {
        return undefined;
      }
    },
    async save(body, { br, gzip }) {
      const name = nameOf(body);
      await mkdir(folder, { recursive: true });
      await Promise.all([write(`${name}.br`, br), write(`${name}.gz`, gzip)]);
      used.add(name);
    },
    async removeUnused() {
      for (const file of await readdir(folder).catch(() => [])) {
        if (!used.has(file.slice(0, file.indexOf(".")))) await unlink(join(folder, file)).catch(() => {});
      }
    },
  };
}
