import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Words } from "../tables.server.ts";

/** Reads the words of a version that exists; null is the removal of an entry. */
export async function readVersionWords(db: Database | Trx, id: number): Promise<Words | null> {
  const { words } = await db
    .selectFrom("content_versions")
    .select("words")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return words;
}
