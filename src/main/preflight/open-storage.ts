import type { Config } from "#infra/config/config.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { CannotStart, nameOfDatabase, orCannotStart } from "./cannot-start.ts";
import { claimDataFolder } from "./data-folder.ts";

export interface Storage {
  base: OpenDatabase;
  /** Whether files can be kept; on Postgres the site is served without. */
  hasFolder: boolean;
}

/**
 * Opens what outlives the process, the data folder and the database in its newest shape.
 * @throws CannotStart naming DATA_DIR or DATABASE_URL
 */
export async function openStorage(config: Config, log: Log): Promise<Storage> {
  const trouble = claimDataFolder(config.dataDir);
  // Without AUTH_SECRET the secret is kept there too.
  if (trouble && !(config.databaseUrl && config.authSecret)) throw new CannotStart(`DATA_DIR: ${trouble}`);
  if (trouble) log.warn(`DATA_DIR: ${trouble}; no operator command reaches this process, and no file is kept`);

  const opening = openDatabase(config).catch((error) => {
    // By its name: the class stands with node:sqlite, which nobody on Postgres needs.
    throw error?.name === "FolderInUse" ? new CannotStart(`DATA_DIR: ${error.message}`) : error;
  });
  const base = await sayingWhere(config, opening);
  await sayingWhere(config, migrate(base.db, log));
  return { base, hasFolder: !trouble };
}

/** A step on the database; on Postgres whatever it fails with is the operator's to mend. */
export function sayingWhere<T>({ databaseUrl }: Config, step: Promise<T>): Promise<T> {
  return databaseUrl ? orCannotStart(`DATABASE_URL (${nameOfDatabase(databaseUrl)})`, step) : step;
}
