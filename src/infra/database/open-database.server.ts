import type { Config } from "../config/config.server.ts";
import type { OpenDatabase } from "./database-connection.server.ts";
import type { StatementObserver } from "./observe-statements.server.ts";

export type { OpenDatabase };

/**
 * Opens Postgres when `databaseUrl` is set, else the embedded database under `dataDir`.
 * @throws FolderInUse when another process owns the embedded folder
 */
export async function openDatabase(
  config: Pick<Config, "dataDir"> & Partial<Pick<Config, "databaseUrl" | "databasePool">>,
  observer?: StatementObserver,
): Promise<OpenDatabase> {
  // Loaded on demand: the driver that is not used would only take memory.
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres.server.ts");
    return openPostgres(config.databaseUrl, config.databasePool, observer);
  }
  const { openPglite } = await import("./pglite.server.ts");
  return openPglite(`${config.dataDir}/database`, undefined, observer);
}
