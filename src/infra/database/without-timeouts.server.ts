import { sql } from "kysely";
import type { Database } from "./tables.server.ts";

const timeouts = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"] as const;

/**
 * Runs work on a connection of its own without timeouts: those that stop a visitor's call from hanging would cut off a
 * migration, the wait for another instance's, or an operator's long command.
 */
export async function withoutTimeouts<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  // The embedded database has one connection and no timeouts: reserving it would block every other statement.
  if (!db.getExecutor().adapter.supportsMultipleConnections) return run(db);
  return db.connection().execute(async (connection) => {
    for (const timeout of timeouts) await sql`set ${sql.raw(timeout)} = 0`.execute(connection);
    try {
      return await run(connection);
    } finally {
      // A connection that broke in the meantime has nothing to reset.
      for (const timeout of timeouts) await sql`reset ${sql.raw(timeout)}`.execute(connection).catch(() => {});
    }
  });
}
