import type { LayeredWords } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import "../tables.server.ts";

/** Reads versions as words that can lie above the published ones, by their ids; those that do not exist are missing. */
export async function readLayeredVersions(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LayeredWords>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("content_versions")
    .select(["id", "document", "locale", "words"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, ...layered }) => [id, layered]));
}
