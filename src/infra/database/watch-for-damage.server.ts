import type { DatabaseConnection, Dialect } from "kysely";
import { wrapDriver } from "./wrap-driver.server.ts";

/** Codes of Postgres for data or an index that is not as it was written (SQLSTATE class XX). */
const damageCodes = ["XX001", "XX002"];

/** Returns the dialect, and what the first statement reported that met damaged data. */
export function watchForDamage(dialect: Dialect): { dialect: Dialect; damage: () => string | undefined } {
  const watched = new WeakSet<DatabaseConnection>();
  let found: string | undefined;
  const note = (error: { code?: unknown; message?: string }) => {
    if (damageCodes.includes(String(error.code))) found ??= error.message;
  };
  return {
    damage: () => found,
    dialect: wrapDriver(dialect, (driver) => {
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (!watched.has(connection)) {
          watched.add(connection);
          const execute = connection.executeQuery.bind(connection);
          connection.executeQuery = async (query, options) => {
            try {
              return await execute(query, options);
            } catch (error) {
              note(error as Error);
              throw error;
            }
          };
        }
        return connection;
      };
    }),
  };
}
