import { sql } from "kysely";
import { migrations } from "../migrations/index.server.ts";
import type { Database } from "./tables.server.ts";

/** Throws when the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Returns the database's version and the bytes that it takes. */
export async function databaseFacts(db: Database): Promise<{ version: string; bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`.execute(db);
  return rows[0]!;
}

/** Returns this version's migrations and those of a newer one, with the time at which each ran. */
export async function listMigrations(db: Database): Promise<{ name: string; at: string | null }[]> {
  const ran = await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .selectFrom("kysely_migration")
    .select(["name", "timestamp"])
    .execute();
  const times = new Map(ran.map(({ name, timestamp }) => [name, new Date(timestamp).toISOString()]));
  const names = new Set([...Object.keys(migrations), ...times.keys()]);
  return [...names].sort().map((name) => ({ name, at: times.get(name) ?? null }));
}
