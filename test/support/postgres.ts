import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect, sql } from "kysely";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#infra/database/migrate.server.ts";
import { valueParsers } from "#infra/database/parsers.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** Starts one real Postgres for the whole run, and dumps a PGlite; both are deleted afterwards. Tests open migrated copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ url, stop }, dump] = await Promise.all([startPostgres({ durable: false }), dumpPglite()]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create database migrated");
  await client.end();
  const base = await openPostgres(url.replace(/\/postgres$/, "/migrated"), 2);
  await migrate(base.db);
  await prepareStoreLead(base.db);
  await base.close();
  project.provide("postgresUrl", url);
  project.provide("pgliteDump", dump);
  return async () => {
    rmSync(dirname(dump), { recursive: true });
    await stop();
  };
}

/**
 * Dumps a migrated PGlite: half as large as it would be otherwise, since every test file writes the dump into its memory.
 */
async function dumpPglite(): Promise<string> {
  const pglite = await PGlite.create({
    parsers: valueParsers,
    extensions: { pg_trgm },
    // Segments of the log have 16 MB otherwise.
    initDbStartParams: ["--wal-segsize=1", "--set=min_wal_size=2MB"],
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  await prepareStoreLead(db);
  // Clearing 128 MB of buffers would take half of the time in which a copy opens.
  await sql`alter system set shared_buffers = '8MB'`.execute(db);
  await pglite.exec("update pg_database set datistemplate = false");
  // Nobody creates a database in PGlite.
  for (const template of ["template0", "template1"]) await pglite.exec(`drop database ${template}`);
  await pglite.exec("checkpoint");
  const file = join(mkdtempSync(join(tmpdir(), "bigsuite-pglite-")), "dump.tar");
  writeFileSync(file, await (await pglite.dumpDataDir("none")).bytes());
  await pglite.close();
  return file;
}

const withoutSync = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * Starts a real Postgres on a free port, in a folder of its own; `stop` removes it.
 * @param options.durable false where nothing has to survive a power cut: most of a test's time would be syncing
 */
export async function startPostgres({ durable = true } = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = ["max_connections=200", ...(durable ? [] : withoutSync)];
  const { url, end } = await startEmbeddedPostgres(settings);
  return { url, stop: end };
}
