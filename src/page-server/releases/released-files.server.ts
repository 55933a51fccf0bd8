import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gzip } from "node:zlib";
import type { Database } from "#infra/database/tables.server.ts";
import type { RetentionTable } from "#infra/retention/retention.server.ts";
import { isHashed, prepareFile } from "../built-files.ts";
import type { CompressedResponse } from "../cache/compressed-response.server.ts";

/** Built files of releases. */
export const releaseRetention = {
  releases: { deletedBy: "the start of a newer release, once it is none of the newest three" },
  released_files: { deletedWith: "releases" },
} as const satisfies RetentionTable;

/** Releases whose files stay reachable: the one that runs, and the two before. */
const keptReleases = 3;
/** Files that are written by one statement: the embedded database serves others between two of them. */
const filesAtOnce = 50;
/** Bytes of files of other releases that are held in memory, in both encodings. */
const maxHeld = 8_000_000;
/** Milliseconds for which it is not asked again which files are stored, whatever is requested. */
const pause = 1000;

interface Deps {
  db: Database;
  now: () => Date;
  /** Every built file of this release by its pathname. */
  files: ReadonlyMap<string, CompressedResponse>;
  /** Headers of every file. */
  headers: Record<string, string>;
}

/**
 * Stores the built files of this release and reads those of others, so that a page of one release gets its scripts from an
 * instance of another one: while an upgrade lasts, and in tabs that stay open. Docs/decisions/0046.
 */
export function createReleasedFiles({ db, now, files, headers }: Deps) {
  const own = [...files].filter(([path]) => isHashed(path)).sort(([one], [other]) => (one < other ? -1 : 1));
  const release = createHash("sha256")
    .update(own.map(([path]) => path).join("\n"))
    .digest("base64url")
    .slice(0, 22);

  let stored: ReadonlySet<string> = new Set();
  let listedAt = Number.NEGATIVE_INFINITY;
  let listing: Promise<void> | undefined;
  /** The least recently requested first. */
  const held = new Map<string, CompressedResponse>();
  let heldBytes = 0;
  const reading = new Map<string, Promise<CompressedResponse | undefined>>();

  async function list(): Promise<void> {
    listedAt = performance.now();
    const rows = await db.selectFrom("released_files").select("path").distinct().execute();
    stored = new Set(rows.map(({ path }) => path));
  }

  async function isStored(path: string): Promise<boolean> {
    if (!stored.has(path) && (listing || performance.now() - listedAt > pause)) {
      listing ??= list().finally(() => {
        listing = undefined;
      });
      await listing;
    }
    return stored.has(path);
  }

  async function read(path: string): Promise<CompressedResponse | undefined> {
    const row = await db
      .selectFrom("released_files")
      .select(["body", "is_compressed"])
      .where("path", "=", path)
      .limit(1)
      .executeTakeFirst();
    if (!row) return undefined;
    const body = Buffer.from(row.body);
    if (!row.is_compressed) return hold(path, await prepareFile(path, body, undefined, headers));
    const plain = await promisify(brotliDecompress)(body);
    const encoded = { br: body, gzip: await promisify(gzip)(plain, { level: 9 }) };
    return hold(path, await prepareFile(path, plain, encoded, headers));
  }

  function hold(path: string, response: CompressedResponse): CompressedResponse {
    held.set(path, response);
    heldBytes += sizeOf(response);
    for (const [oldest, { bodies }] of held) {
      if (heldBytes <= maxHeld) break;
      held.delete(oldest);
      heldBytes -= sizeOf({ bodies });
    }
    return response;
  }

  return {
    /**
     * Stores the files of this release unless they are, and deletes those of releases that are none of the newest three. To
     * be called after the start, by one process of an instance. An interrupted call is completed by the next one.
     */
    async store(): Promise<void> {
      const started_at = now();
      const { is_stored } = await db
        .insertInto("releases")
        .values({ release, started_at, is_stored: false })
        .onConflict((conflict) => conflict.column("release").doUpdateSet({ started_at }))
        .returning("is_stored")
        .executeTakeFirstOrThrow();
      if (!is_stored) {
        for (let start = 0; start < own.length; start += filesAtOnce) {
          const rows = own.slice(start, start + filesAtOnce).map(([path, { bodies }]) => ({
            release,
            path,
            is_compressed: bodies.identity === undefined,
            body: bodies.br,
          }));
          await db
            .insertInto("released_files")
            .values(rows)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await db.updateTable("releases").set({ is_stored: true }).where("release", "=", release).execute();
      }
      const newest = db.selectFrom("releases").select("release").orderBy("started_at", "desc").limit(keptReleases);
      await db.deleteFrom("releases").where("release", "not in", newest).execute();
    },
    /** Returns a hashed file of another release; undefined when no stored release has it. */
    async load(path: string): Promise<CompressedResponse | undefined> {
      const response = held.get(path);
      if (response) {
        held.delete(path);
        held.set(path, response);
        return response;
      }
      if (!(await isStored(path))) return undefined;
      let pending = reading.get(path);
      if (!pending) {
        pending = read(path).finally(() => reading.delete(path));
        reading.set(path, pending);
      }
      return pending;
    },
  };
}

const sizeOf = ({ bodies: { br, gzip } }: Pick<CompressedResponse, "bodies">) =>
  br.length + (gzip === br ? 0 : gzip.length);

interface ReleaseTable {
  /** Digest of the names of its files, which contain hashes of their contents: the same build is the same release. */
  release: string;
  /** When an instance of it was started last. */
  started_at: Date;
  /** Whether all of its files are stored. */
  is_stored: boolean;
}

interface ReleasedFileTable {
  release: string;
  /** The pathname of its address. */
  path: string;
  /** Whether the body is compressed (Brotli). */
  is_compressed: boolean;
  body: Uint8Array;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    releases: ReleaseTable;
    released_files: ReleasedFileTable;
  }
}
