import type { Database } from "#infra/database/tables.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import "../tables.server.ts";

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
