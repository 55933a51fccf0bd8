import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect } from "kysely";
import type { OpenDatabase } from "./database-connection.server.ts";
import { lockFolder } from "./folder-lock.server.ts";
import { observeStatements, type StatementObserver } from "./observe-statements.server.ts";
import { valueParsers } from "./parsers.server.ts";
import type { Tables } from "./tables.server.ts";
import { yieldBeforeStatements } from "./yield-before-statements.server.ts";

/**
 * Opens the embedded database; without a folder it is in memory, and may start from a dump of another.
 * @throws FolderInUse when another process owns the folder
 */
export async function openPglite(folder?: string, dump?: Blob, observer?: StatementObserver): Promise<OpenDatabase> {
  const unlock = folder ? lockFolder(folder) : () => {};
  try {
    const pglite = await PGlite.create({
      dataDir: folder ? `${folder}/files` : "memory://",
      parsers: valueParsers,
      extensions: { pg_trgm },
      loadDataDir: dump,
    });
    const dialect = yieldBeforeStatements(new PGliteDialect({ pglite }));
    const db = new Kysely<Tables>({ dialect: observer ? observeStatements(dialect, observer) : dialect });
    return {
      db,
      kind: "pglite",
      engine: { kind: "pglite", pglite: pglite as unknown as PGlite },
      listen: (channel, listener) => pglite.listen(channel, listener),
      async close() {
        await db.destroy();
        if (!pglite.closed) await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
