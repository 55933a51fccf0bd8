import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { Config } from "../config.server.ts";
import type { Database } from "./tables.server.ts";

/** An open database, whichever of the two it is. */
export interface OpenDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** What the job queue needs to stand on the same database. */
  engine: { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; pool: Pool; url: string };
  /** Hears what any instance sends with `notify`; answers a function that ends it. */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * Opens Postgres when `databaseUrl` is set, else the embedded database under `dataDir`.
 * @throws FolderInUse when another process owns the embedded folder
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "databasePool">>,
): Promise<OpenDatabase> {
  // loaded on demand: the one not in use would only take memory
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres.server.ts");
    return openPostgres(config.databaseUrl, config.databasePool);
  }
  const { openPglite } = await import("./pglite.server.ts");
  return openPglite(`${config.dataDir}/database`);
}
