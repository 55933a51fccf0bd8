import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { OpenDatabase } from "./database-connection.server.ts";
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

type Listener = (payload: string) => void;

/**
 * Returns `listen` on one connection for all channels, opened with the first and reopened when it breaks. Notifications
 * sent while it was broken are lost, so every listener is then called with an empty payload.
 */
function listenOnPostgres(config: pg.ClientConfig) {
  const channels = new Map<string, Set<Listener>>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...config, keepAlive: true, application_name: "bigsuite-listen" });
    client.on("notification", ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener(payload ?? "");
    });
    client.on("error", () => {});
    client.on("end", () => {
      connection = undefined;
      if (!closed && channels.size > 0) setTimeout(() => void open().then(callAll, () => {}), 1000).unref();
    });
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  }

  function callAll(): void {
    for (const listeners of channels.values()) for (const listener of listeners) listener("");
  }

  /** @throws once it is closed: a connection opened then would never end */
  async function open(): Promise<pg.Client> {
    if (closed) throw new Error("The connection for notifications is closed");
    connection ??= connect().catch((error) => {
      connection = undefined;
      throw error;
    });
    return connection;
  }

  return {
    async listen(channel: string, listener: Listener) {
      const listeners = channels.get(channel) ?? new Set<Listener>();
      channels.set(channel, listeners.add(listener));
      const client = await open();
      if (listeners.size === 1) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return async () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channels.delete(channel);
        const current = await connection?.catch(() => undefined);
        await current?.query(`unlisten ${current.escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closed = true;
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
