import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { OpenDatabase } from "./database-connection.server.ts";
import { listenOnPostgres } from "./listen-postgres.server.ts";
import { observeStatements, type StatementObserver } from "./observe-statements.server.ts";
import { valueParsers } from "./parsers.server.ts";
import type { Tables } from "./tables.server.ts";

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const parser = format === "binary" ? undefined : valueParsers[id];
    return parser ?? pg.types.getTypeParser(id, format as "text");
  },
};

/** How long a call waits for a connection, in milliseconds; without a limit a hanging database hangs every call. */
const connectionTimeoutMillis = 5000;

/** Idle time of a connection, in milliseconds, before the system probes it. */
const keepAliveInitialDelayMillis = 10_000;

/**
 * Longest a statement may run, wait for a lock, or leave a transaction idle, in milliseconds: a hanging statement must not
 * block connections and rows for good. Work that needs longer uses `withoutTimeouts`.
 */
const timeouts = { statement_timeout: 15_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };

/**
 * No compilation of statements: what runs here takes milliseconds, compiling takes 100 to 400 of them, and a wrong estimate
 * of the planner is enough to cause it (docs/decisions/0044).
 */
const options = "-c jit=off";

/** Opens a pool on Postgres. A connection that breaks while idle is replaced, never a crash. */
export async function openPostgres(url: string, max = 10, observer?: StatementObserver): Promise<OpenDatabase> {
  const config = { connectionString: url, connectionTimeoutMillis, keepAlive: true, keepAliveInitialDelayMillis };
  const pool = new pg.Pool({ ...config, ...timeouts, options, max, types, application_name: "bigsuite" });
  pool.on("error", () => {});
  // The pool's own listener is removed while a connection is checked out: one closed between two statements of a
  // transaction would emit an unhandled `error`, which ends the process. The next statement reports it instead.
  pool.on("connect", (client) => client.on("error", () => {}));
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  const dialect = new PostgresDialect({ pool });
  const db = new Kysely<Tables>({ dialect: observer ? observeStatements(dialect, observer) : dialect });
  const listener = listenOnPostgres(config);
  return {
    db,
    kind: "postgres",
    engine: { kind: "postgres", pool, url },
    listen: listener.listen,
    async close() {
      await listener.close();
      await db.destroy();
    },
  };
}
