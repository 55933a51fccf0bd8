import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { listenOnPostgres } from "./listen-postgres.server.ts";
import type { OpenDatabase } from "./opened.server.ts";
import { valueParsers } from "./parsers.server.ts";
import type { Tables } from "./tables.server.ts";

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    const own = format === "binary" ? undefined : valueParsers[id];
    return own ?? pg.types.getTypeParser(id, format as "text");
  },
};

/** Opens a pool on Postgres. A connection that breaks while idle is replaced, never a crash. */
export async function openPostgres(url: string, max = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: "bigsuite" });
  pool.on("error", () => {});
  try {
    await pool.query("select 1");
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const listener = listenOnPostgres(url);
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
