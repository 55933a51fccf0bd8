import { createHash } from "node:crypto";
import type { Database } from "#infra/database/tables.server.ts";
import type { MediaStore, StoredFile } from "../store/media-store.server.ts";
import "../tables.server.ts";

export interface FileDeps {
  db: Database;
  store: MediaStore;
  now: () => Date;
}

export const digestOf = (body: Uint8Array): string => createHash("sha256").update(body).digest("hex");

/**
 * Stores a file of a picture. Its row comes first: when the process dies in between, the upkeep still finds the bytes,
 * and until they are there the file counts as absent.
 */
export async function saveFile(
  { db, store, now }: FileDeps,
  { key, hash, body, type }: StoredFile & { key: string; hash: string },
): Promise<void> {
  const row = { digest: digestOf(body), bytes: body.length, type, free_since: null };
  await db
    .insertInto("media_files")
    .values({ key, hash, ...row, created_at: now(), stored_at: null })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ ...row, stored_at: null }))
    .execute();
  await store.put(key, { body, type });
  await db.updateTable("media_files").set({ stored_at: now() }).where("key", "=", key).execute();
}

/** Returns which of a picture's files are stored whole. */
export async function storedKeys(db: Database, hash: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("media_files")
    .select("key")
    .where("hash", "=", hash)
    .where("stored_at", "is not", null)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Returns the file of a key as it is stored now; undefined unless its bytes are there. */
export async function findFile(db: Database, key: string): Promise<{ digest: string; type: string } | undefined> {
  return db
    .selectFrom("media_files")
    .select(["digest", "type"])
    .where("key", "=", key)
    .where("stored_at", "is not", null)
    .executeTakeFirst();
}
