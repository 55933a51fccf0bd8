import type { S3Address } from "#infra/config/media-url.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { createDatabaseStore } from "./database-store.server.ts";
import type { MediaStore } from "./media-store.server.ts";

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
