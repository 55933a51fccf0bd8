import { sql } from "kysely";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { FileDeps } from "./save-file.server.ts";

/** Days that a replaced picture's files stay, for pages that were rendered before and are still in a cache. */
const graceDays = 3;

/** A file whose picture is neither the last upload of any picture nor what pages show of one. */
const isFree = sql<boolean>`
  not exists (select 1 from media where media.hash = media_files.hash)
  and not exists (select 1 from media where media.shown->>'hash' = media_files.hash)`;

/**
 * Removes the files made from one upload, unless a picture has it; repeatable.
 * @throws AggregateError of those that failed, after all others are removed
 */
export async function removeFiles({ db, store }: Pick<FileDeps, "db" | "store">, hash: string): Promise<void> {
  const files = await db.selectFrom("media_files").select("key").where("hash", "=", hash).where(isFree).execute();
  await attemptEach("files", async (attempt) => {
    for (const { key } of files)
      await attempt(key, async () => {
        // The bytes first: as long as the row is there, they are found again.
        await store.remove(key);
        await db.deleteFrom("media_files").where("key", "=", key).where(isFree).execute();
      });
  });
}

/**
 * Nightly: marks files that no picture has, and removes those marked some days ago.
 * @throws AggregateError of the uploads whose files could not be removed, after all others are
 */
export async function removeFreeFiles(deps: Pick<FileDeps, "db" | "store">, now: Date): Promise<void> {
  const { db } = deps;
  await db
    .updateTable("media_files")
    .set({ free_since: sql`case when ${isFree} then coalesce(free_since, ${now}) end` })
    .where(sql<boolean>`(free_since is not null) <> (${isFree})`)
    .execute();
  const before = new Date(now.getTime() - graceDays * 86_400_000);
  const free = await db.selectFrom("media_files").select("hash").distinct().where("free_since", "<", before).execute();
  await attemptEach("uploads", async (attempt) => {
    for (const { hash } of free) await attempt(hash, () => removeFiles(deps, hash));
  });
}
