import { Migrator } from "kysely/migration";
import { migrations } from "../migrations/index.server.ts";
import type { Database } from "./tables.server.ts";
import { unhurried } from "./unhurried.server.ts";

function migrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
}

/**
 * Brings the database to the newest shape, one instance at a time (the migrator holds a lock); answers what it ran.
 * @throws the first failure; what ran before it stays
 */
export async function migrate(db: Database): Promise<string[]> {
  const { error, results = [] } = await unhurried(db, (own) => migrator(own).migrateToLatest());
  if (error) {
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
