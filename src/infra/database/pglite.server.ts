import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import { DamagedDatabase, findDamage } from "./damaged-database.server.ts";
import type { OpenDatabase } from "./database-connection.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { observeStatements, type StatementObserver } from "./observe-statements.server.ts";
import { valueParsers } from "./parsers.server.ts";
import type { Tables } from "./tables.server.ts";
import { watchForDamage } from "./watch-for-damage.server.ts";
import { yieldBeforeStatements } from "./yield-before-statements.server.ts";

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
  const pglite = await PGlite.create({ dataDir, parsers: valueParsers, extensions: { pg_trgm }, loadDataDir: dump });
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
