import "../tables.server.ts";
import type { S3Address } from "#infra/config/media-url.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { MediaStore } from "./media-store.server.ts";

/**
 * Stores files in the database of everything else, so that one backup has all.
 * @param pageSize keys that `list` reads at once
 */
export function createDatabaseStore(db: Database, pageSize = 1000): MediaStore {
  return {
    name: "database",
    async put(key, { body, type }) {
      await db
        .insertInto("media_bytes")
        .values({ key, type, body })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ type, body }))
        .execute();
    },
    async get(key) {
      const found = await db
        .selectFrom("media_bytes")
        .select(["type", "body"])
        .where("key", "=", key)
        .executeTakeFirst();
      return found && { type: found.type, body: Buffer.from(found.body) };
    },
    async remove(key) {
      await db.deleteFrom("media_bytes").where("key", "=", key).execute();
    },
    async *list() {
      for (let after = ""; ; ) {
        const rows = await db
          .selectFrom("media_bytes")
          .select("key")
          .where("key", ">", after)
          .orderBy("key")
          .limit(pageSize)
          .execute();
        for (const { key } of rows) yield key;
        if (rows.length < pageSize) return;
        after = rows.at(-1)!.key;
      }
    },
  };
}

/**
 * Returns the configured storage: a bucket, or the database. With a bucket, files that are still in the database are
 * read from there, so that pages show every picture while `npm run media -- move` copies them.
 */
export async function openStore(db: Database, address: S3Address | undefined): Promise<MediaStore> {
  const database = createDatabaseStore(db);
  if (!address) return database;
  // Loaded on demand: an instance without a bucket needs no client.
  const { createS3Store } = await import("./s3-store.server.ts");
  const bucket = createS3Store(address);
  return {
    ...bucket,
    get: async (key) => (await bucket.get(key)) ?? database.get(key),
    async remove(key) {
      await bucket.remove(key);
      await database.remove(key);
    },
  };
}
