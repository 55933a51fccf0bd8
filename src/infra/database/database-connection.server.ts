import type { PGlite } from "@electric-sql/pglite";
import type { Pool } from "pg";
import type { Database } from "./tables.server.ts";

/** An open database, whichever of the two it is. */
export interface OpenDatabase {
  db: Database;
  kind: "pglite" | "postgres";
  /** What the job queue needs to stand on the same database. */
  engine: { kind: "pglite"; pglite: PGlite } | { kind: "postgres"; pool: Pool; url: string };
  /**
   * Hears what any instance sends with `notify`; answers a function that ends it. An empty payload means that notices
   * may have been lost: look for yourself.
   */
  listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
