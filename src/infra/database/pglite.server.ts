import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { type DatabaseConnection, type Dialect, Kysely, PGliteDialect } from "kysely";
import { DamagedDatabase, findDamage } from "./damaged-database.server.ts";
import type { OpenDatabase } from "./database-connection.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { observeStatements, type StatementObserver } from "./observe-statements.server.ts";
import { valueParsers } from "./parsers.server.ts";
import type { Tables } from "./tables.server.ts";
import { wrapDriver } from "./wrap-driver.server.ts";

/** Codes of Postgres for data or an index that is not as it was written (SQLSTATE class XX). */
const damageCodes = ["XX001", "XX002"];

/** Returns the dialect, and what the first statement reported that met damaged data. */
function watchForDamage(dialect: Dialect): { dialect: Dialect; damage: () => string | undefined } {
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

/** Where the files of an embedded database are within its folder. */
export const filesOf = (folder: string): string => join(folder, "files");

/**
 * Opens the embedded database; without a folder it is in memory, and may start from a dump of another.
 * @throws FolderInUse when another process owns the folder; DamagedDatabase when its files are not those of a database
 */
export async function openPglite(folder?: string, dump?: Blob, observer?: StatementObserver): Promise<OpenDatabase> {
  if (!folder) return openFiles("memory://", { dump, observer });
  const unlock = lockFolder(folder);
  try {
    const base = await openFolder(folder, observer);
    return {
      ...base,
      async close() {
        await base.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database in a folder that the caller has locked, or creates one.
 * @throws DamagedDatabase
 */
export async function openFolder(folder: string, observer?: StatementObserver): Promise<OpenDatabase> {
  const files = filesOf(folder);
  const creating = join(folder, "creating");
  // A process that was killed while it created the database left a part of one, without any data.
  if (existsSync(creating)) rmSync(files, { recursive: true, force: true });
  const damage = findDamage(files);
  if (damage) throw new DamagedDatabase(folder, damage);
  if (existsSync(join(files, "PG_VERSION")))
    return openFiles(files, { observer }).catch((error) => {
      throw new DamagedDatabase(folder, `Postgres cannot open it: ${error.message}`, { cause: error });
    });
  writeFileSync(creating, "");
  const base = await openFiles(files, { observer });
  rmSync(creating);
  return base;
}

/** Opens the files of a database of which the caller is the only owner, or creates them. */
export async function openFiles(
  dataDir: string,
  { dump, observer }: { dump?: Blob | undefined; observer?: StatementObserver | undefined } = {},
): Promise<OpenDatabase> {
  const options = { dataDir, parsers: valueParsers, extensions: { pg_trgm } };
  const pglite = await PGlite.create(dump ? { ...options, loadDataDir: dump } : options);
  const { dialect: watched, damage } = watchForDamage(yieldBeforeStatements(new PGliteDialect({ pglite })));
  const db = new Kysely<Tables>({ dialect: observer ? observeStatements(watched, observer) : watched });
  return {
    db,
    kind: "pglite",
    engine: { kind: "pglite", pglite: pglite as unknown as PGlite },
    listen: (channel, listener) => pglite.listen(channel, listener),
    damage,
    async close() {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

/**
 * Returns the dialect with a pause of the event loop before each statement. The embedded database works in the main
 * thread without a pause of its own: a burst of searches would block everything else until the last one has ended.
 */
function yieldBeforeStatements(dialect: Dialect): Dialect {
  return wrapDriver(dialect, (driver) => {
    const acquire = driver.acquireConnection.bind(driver);
    let previous: Promise<unknown> = Promise.resolve();
    driver.acquireConnection = async (options) => {
      previous = previous.then(() => yieldToEventLoop());
      await previous;
      return acquire(options);
    };
  });
}
