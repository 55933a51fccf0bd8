import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Log } from "../log/log.server.ts";
import { migrations } from "../migrations/index.server.ts";
import type { Database } from "./tables.server.ts";
import { unhurried } from "./without-timeouts.server.ts";

/** @param newer names of migrations that a newer version has run */
function migrator(db: Database, newer: readonly string[] = []): Migrator {
  // there is nothing to run: they only have to be known
  const known: Record<string, Migration> = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
  const getMigrations = async () => ({ ...migrations, ...known });
  return new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
}

/**
 * Brings the database to the newest shape, one instance at a time (the migrator holds a lock); answers what it ran.
 * A newer version may have been here: its migrations only add, so this one works on, and an old instance may start
 * again during a roll or after it was rolled back. A migration in the midst of ours that we do not know is refused.
 * @throws the first failure; what ran before it stays
 */
export async function migrate(db: Database, log: Pick<Log, "warn"> = console): Promise<string[]> {
  const newer = await newerMigrations(db);
  if (newer.length > 0) log.warn({ migrations: newer }, "the database was migrated by a newer version");
  const { error, results = [] } = await unhurried(db, (own) => migrator(own, newer).migrateToLatest());
  if (error) {
    // a newer version was at it while this one waited for the lock
    if ((await newerMigrations(db)).length > newer.length) return migrate(db, log);
    const failed = results.find((it) => it.status === "Error")?.migrationName ?? "?";
    throw new Error(`Migration ${failed} failed`, { cause: error });
  }
  return results.map((it) => it.migrationName);
}

/** Whether every migration this program knows has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  const known = await migrator(db).getMigrations();
  return known.every((it) => it.executedAt !== undefined);
}

/** What has run here and comes after all that this program knows. */
async function newerMigrations(db: Database): Promise<string[]> {
  // asked by name: reading the whole schema takes the embedded database a tenth of a second at each start
  const table = await sql<{ oid: string | null }>`select to_regclass('kysely_migration')::text as oid`.execute(db);
  if (table.rows[0]?.oid == null) return [];
  const newest = Object.keys(migrations).sort().at(-1)!;
  const ran = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .where("name", ">", newest)
    .execute();
  return ran.map(({ name }) => name).sort();
}
