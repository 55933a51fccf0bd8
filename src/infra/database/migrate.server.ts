import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Log } from "../log/log.server.ts";
import { migrations } from "../migrations/index.server.ts";
import type { Database } from "./tables.server.ts";
import { withoutTimeouts } from "./without-timeouts.server.ts";

/** @param newer names of migrations that a newer version has run */
function migrator(db: Database, newer: readonly string[] = []): Migrator {
  // Empty migrations: the migrator refuses those that have run and that it does not know.
  const placeholders: Record<string, Migration> = Object.fromEntries(
    newer.map((name) => [name, { up: async () => {} }]),
  );
  const getMigrations = async () => ({ ...migrations, ...placeholders });
  return new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
}

/**
 * Runs the pending migrations, one instance at a time (the migrator takes a lock); returns their names. Migrations of a
 * newer version only add, so this version works with them: an old instance may start during a roll or after a rollback.
 * An unknown migration that sorts before the newest known one is refused.
 * @throws the first failure; earlier migrations stay
 */
export async function migrate(db: Database, log: Pick<Log, "warn"> = console): Promise<string[]> {
  const ran = await readNames(db);
  const newer = newerThanKnown(ran);
  if (newer.length > 0) log.warn({ migrations: newer }, "the database was migrated by a newer version");
  // The migrator would read the whole schema and take its lock; an unknown older migration it must refuse.
  if (hasAll(ran) && ran.length === Object.keys(migrations).length + newer.length) return [];
  const { error, results = [] } = await withoutTimeouts(db, (connection) =>
    migrator(connection, newer).migrateToLatest(),
  );
  if (error) {
    // A newer version ran its migrations while this one waited for the lock.
    if (newerThanKnown(await readNames(db)).length > newer.length) return migrate(db, log);
    const failed = results.find(({ status }) => status === "Error")?.migrationName ?? "?";
    throw new Error(`Migration ${failed} failed`, { cause: error });
  }
  return results.map(({ migrationName }) => migrationName);
}

/** Returns what a database is to this version: without any tables of ours, of an earlier version, or as it needs it. */
export async function schemaState(db: Database): Promise<"empty" | "older" | "current"> {
  const ran = await readNames(db);
  if (hasAll(ran)) return "current";
  return ran.length === 0 ? "empty" : "older";
}

/** Returns whether every migration of this version has run. */
export async function isMigrated(db: Database): Promise<boolean> {
  return hasAll(await readNames(db));
}

const hasAll = (ran: readonly string[]): boolean => Object.keys(migrations).every((name) => ran.includes(name));

/** Returns the names of the migrations that have run. */
async function readNames(db: Database): Promise<string[]> {
  // Looked up by name: reading the whole schema takes the embedded database a tenth of a second at each start.
  const table = await sql<{ oid: string | null }>`select to_regclass('kysely_migration')::text as oid`.execute(db);
  if (table.rows[0]?.oid == null) return [];
  const ran = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .execute();
  return ran.map(({ name }) => name).sort();
}

/** Returns the migrations that sort after the newest of this version. */
function newerThanKnown(ran: readonly string[]): string[] {
  const newest = Object.keys(migrations).sort().at(-1)!;
  return ran.filter((name) => name > newest);
}
