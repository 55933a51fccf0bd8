import { accessSync, constants } from "node:fs";
import type { Config } from "#infra/config/config.server.ts";
import { createPrivateFolder } from "#infra/config/private-folder.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import type { StatementObserver } from "#infra/database/observe-statements.server.ts";
import { type OpenDatabase, openDatabase } from "#infra/database/open-database.server.ts";
import type { Log } from "#infra/log/log.server.ts";
import { createSocketFolder } from "#infra/operator/operator.server.ts";
import { CannotStart, nameOfDatabase, orCannotStart } from "./cannot-start.ts";

export interface Storage {
  base: OpenDatabase;
  /** Whether files can be stored; on Postgres the site is served without. */
  hasFolder: boolean;
}

/**
 * Opens the data folder and the database, and runs the migrations.
 * @throws CannotStart naming DATA_DIR or DATABASE_URL
 */
export async function openStorage(config: Config, log: Log, observer?: StatementObserver): Promise<Storage> {
  const problem = claimDataFolder(config.dataDir);
  // Without AUTH_SECRET the secret is stored there too.
  if (problem && !(config.databaseUrl && config.authSecret)) throw new CannotStart(`DATA_DIR: ${problem}`);
  if (problem) log.warn(`DATA_DIR: ${problem}; no operator command reaches this process, and no file is stored`);

  const opening = openDatabase(config, observer).catch((error) => {
    // By its name: importing the class would load node:sqlite, which is not needed on Postgres.
    throw ["FolderInUse", "DamagedDatabase"].includes(error?.name)
      ? new CannotStart(`DATA_DIR: ${error.message}`)
      : error;
  });
  const base = await withDatabaseContext(config, opening);
  try {
    await withDatabaseContext(config, migrate(base.db, log));
  } catch (error) {
    await base.close();
    throw error;
  }
  return { base, hasFolder: !problem };
}

/** Waits for a step on the database; on Postgres its failure becomes a CannotStart that names the database. */
function withDatabaseContext<T>({ databaseUrl }: Config, step: Promise<T>): Promise<T> {
  return databaseUrl ? orCannotStart(`DATABASE_URL (${nameOfDatabase(databaseUrl)})`, step) : step;
}

/**
 * Creates the data folder and checks that it can be written to. It contains password hashes and addresses, so only its
 * owner gets access; a folder shared on purpose (sticky, as /tmp is) or owned by another user is not changed.
 * @returns what is wrong with it, undefined when nothing is
 */
export function claimDataFolder(dataDir: string): string | undefined {
  return folderProblem(dataDir, createSocketFolder);
}

/**
 * Creates a folder for private files and checks that it can be written to.
 * @param also what else it needs; throws when that fails
 * @returns what is wrong with it, undefined when nothing is
 */
export function folderProblem(folder: string, also?: (folder: string) => unknown): string | undefined {
  try {
    createPrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    also?.(folder);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Makes a failure of a start name the database, where it is Postgres. */
export const onDatabase =
  <Needed, Value>(start: (needed: Needed) => Promise<Value>) =>
  (needed: Needed & { config: Config }) =>
    withDatabaseContext(needed.config, start(needed));
