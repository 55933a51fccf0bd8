import type { DatabaseConnection, Dialect } from "kysely";
import { noTracing, type Tracing } from "../tracing/tracing.server.ts";
import { wrapDriver } from "./wrap-driver.server.ts";

export interface StatementObserver {
  tracing: Tracing;
  /** Receives the seconds for which a statement or a transaction waited for its connection. */
  onWait: (seconds: number) => void;
}

/** Returns the dialect with its waits for connections measured, and each statement a span of the present trace. */
export function observeStatements(dialect: Dialect, { tracing, onWait }: StatementObserver): Dialect {
  const traced = new WeakSet<DatabaseConnection>();
  return wrapDriver(dialect, (driver) => {
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      const requested = performance.now();
      const connection = await acquire(options);
      onWait((performance.now() - requested) / 1000);
      if (tracing !== noTracing && !traced.has(connection)) {
        traced.add(connection);
        traceStatements(connection, tracing);
      }
      return connection;
    };
  });
}

function traceStatements(connection: DatabaseConnection, tracing: Tracing): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = (query, options) => {
    // What no request or job causes belongs to no trace.
    if (!tracing.current()) return execute(query, options);
    const attributes = { "db.system.name": "postgresql", "db.query.text": query.sql.slice(0, longestText) };
    return tracing.span(summaryOf(query.sql), { kind: "client", attributes }, () => execute(query, options));
  };
}

/** The text of a statement has placeholders for its values; a long one is cut. */
const longestText = 2_000;

/** Returns the verb of a statement and the first table that it names, such as `insert leads`. */
function summaryOf(text: string): string {
  const verb = /\b(insert|update|delete|select|begin|commit|rollback)\b/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const table = /\b(?:from|into|update)\s+"?([\w.]+)"?/i.exec(text)?.[1];
  return table ? `${verb} ${table}` : verb;
}
