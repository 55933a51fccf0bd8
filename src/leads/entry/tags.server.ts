import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import "../tables.server.ts";
import { tagKey } from "./lead-entry.ts";

/** Tags that are suggested at most. */
const mostSuggested = 500;

/** Returns the tags that leads have, in the alphabet's order. */
export async function listTags(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("lead_tags")
    .select("name")
    .where(sql<boolean>`exists (select from leads where leads.tags @> array[lead_tags.name])`)
    .orderBy("key")
    .limit(mostSuggested)
    .execute();
  return rows.map(({ name }) => name);
}

/** Returns tags in the spelling that they have already, and remembers new ones; null for none. */
export async function spellTags(trx: Trx, names: readonly string[], at: Date): Promise<string[] | null> {
  if (names.length === 0) return null;
  await trx
    .insertInto("lead_tags")
    .values(names.map((name) => ({ key: tagKey(name), name, created_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const known = await trx
    .selectFrom("lead_tags")
    .select(["key", "name"])
    .where("key", "in", names.map(tagKey))
    .execute();
  const spelled = new Map(known.map(({ key, name }) => [key, name]));
  return names.map((name) => spelled.get(tagKey(name)) ?? name);
}
