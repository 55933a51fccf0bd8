import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { readPageState, stateNameOf } from "#site/page-state.server.ts";
import type { SiteServices } from "#site/site-services.ts";
import {
  type Bodies,
  type BodyFacts,
  type CompressedResponse,
  hashBody,
  prepareResponse,
} from "./compressed-response.server.ts";
import type { CachedPage } from "./page-cache.server.ts";

/** A page as it is stored: what it was made of, and which bytes it has. */
interface PageRecord {
  version: string;
  /** The digest of each name on which the page depends. */
  dependsOn: Record<string, string>;
  headers: Record<string, string>;
  plain: BodyFacts;
  /** The name of the body's files, and the hashes of what is in them. */
  body: string;
  sums: string;
  isOneOfMany: boolean;
}

/** A page that was just rendered, with what it depended on when its rendering began. */
interface RenderedPage {
  body: Buffer;
  headers: Record<string, string>;
  dependsOn: Record<string, string>;
  isOneOfMany: boolean;
}

interface StoredPagesDeps {
  store: CompressedStore;
  digests: Pick<PageDigests, "of">;
  /** Digest of all that every page is made of: the build and the configuration. */
  version: () => string;
}

/** Finished pages beyond the process: one whose words, prices and pictures are unchanged is not rendered again. */
export interface StoredPages {
  find(pathname: string): Promise<CachedPage | undefined>;
  save(pathname: string, page: RenderedPage, encoded: Bodies): Promise<void>;
}

export function createStoredPages({ store, digests, version }: StoredPagesDeps): StoredPages {
  async function respond({ plain, body, sums, headers }: PageRecord): Promise<CompressedResponse | undefined> {
    const bodies = await store.read(body);
    return bodies && sumsOf(bodies) === sums ? prepareResponse(plain, bodies, headers) : undefined;
  }

  return {
    async find(pathname) {
      const record = readRecord(await store.findText(pathname));
      if (record?.version !== version()) return undefined;
      const names = Object.keys(record.dependsOn);
      const now = await digests.of(names);
      if (!now || names.some((name) => now[name] !== record.dependsOn[name])) return undefined;
      const response = await respond(record);
      return response && { response, dependsOn: names, isOneOfMany: record.isOneOfMany };
    },
    async save(pathname, { body, ...page }, encoded) {
      const record: PageRecord = {
        ...page,
        version: version(),
        plain: { hash: hashBody(body), length: body.length },
        body: await store.save(body, encoded),
        sums: sumsOf(encoded),
      };
      await store.saveText(pathname, JSON.stringify(record));
    },
  };
}

const sumsOf = ({ br, gzip }: Bodies): string => createHash("sha256").update(br).update(gzip).digest("base64url");

function readRecord(text: string | undefined): PageRecord | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as PageRecord);
  } catch {
    // Written incompletely before a power failure.
    return undefined;
  }
}

/** Digests of what pages depend on, by which a stored page is compared with the one that would be made now. */
export interface PageDigests {
  /** Returns the digest of the present state of each name; undefined where one is of nothing known. */
  of(names: readonly string[]): Promise<Record<string, string> | undefined>;
  /** Call when anything changed. */
  forget(): void;
  /** Changes with each call of `forget`. */
  generation(): number;
}

/** Returns a short digest of anything that can be written as JSON. */
export const digestOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);

/** Creates the digests, each of which is made when it is first needed. */
export function createPageDigests(services: SiteServices): PageDigests {
  let known = new Map<string, Promise<string | undefined>>();
  let generation = 0;

  function digestOfName(name: string): Promise<string | undefined> {
    const key = stateNameOf(name);
    let digest = known.get(key);
    if (!digest) {
      const from = known;
      digest = readPageState(key, services).then((state) => state && digestOf(state));
      digest.catch(() => from.delete(key));
      from.set(key, digest);
    }
    return digest;
  }

  return {
    async of(names) {
      const digests = await Promise.all(names.map(digestOfName));
      if (digests.includes(undefined)) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, digests[index]!]));
    },
    forget() {
      known = new Map();
      generation++;
    },
    generation: () => generation,
  };
}

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
