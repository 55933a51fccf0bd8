import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { hasWords } from "#infra/database/word-search.server.ts";
import type { NameWords } from "#text/name-words.ts";
import "../tables.server.ts";

/** More people than this have no name in common that anybody looks for. */
const mostPeople = 200;

/** Returns the ids of accounts whose name or company has words that begin with all given ones. */
export async function findPeople(db: Database, words: NameWords): Promise<string[]> {
  if (words.words === "") return [];
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where(hasWords(sql`to_tsvector('simple', name || ' ' || company)`, words))
    .limit(mostPeople)
    .execute();
  return rows.map(({ id }) => id);
}

export interface PersonName {
  id: string;
  name: string;
  company: string;
  email: string;
}

/** Returns the names of accounts, by id. Closed accounts have none. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, PersonName>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["id", "name", "company", "email"]).where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
