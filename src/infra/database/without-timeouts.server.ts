import { sql } from "kysely";
import type { Database } from "./tables.server.ts";

const bounds = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"] as const;

/**
 * Runs on a connection of its own whose statements take as long as they need: the bounds that keep a visitor's call from
 * hanging would cut a migration, the wait for another instance's, or an operator's long command.
 */
export async function unhurried<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  // the embedded database has one connection and no bounds: holding it would keep everybody else waiting
  if (!db.getExecutor().adapter.supportsMultipleConnections) return run(db);
  return db.connection().execute(async (own) => {
    for (const bound of bounds) await sql`set ${sql.raw(bound)} = 0`.execute(own);
    try {
      return await run(own);
    } finally {
      // a connection that broke meanwhile has nothing to give back
      for (const bound of bounds) await sql`reset ${sql.raw(bound)}`.execute(own).catch(() => {});
    }
  });
}
