import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { Database } from "./tables.server.ts";

/** An open database, whichever of the two it is. */
export interface OpenDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** What the job queue needs to use the same database. */
  engine: { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; pool: Pool; url: string };
  /**
   * Receives what any instance sends with `notify`; returns an unsubscribe function. An empty payload means that
   * notifications may have been lost: read the current state.
   */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  /** Returns what a statement reported about damaged data, once one has; only the embedded database is watched for it. */
  damage?: () => string | undefined;
  close(): Promise<void>;
}
