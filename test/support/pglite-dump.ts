import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { Kysely, PGliteDialect, sql } from "kysely";
import { migrate } from "#infra/database/migrate.server.ts";
import { valueParsers } from "#infra/database/parsers.server.ts";
import type { Tables } from "#infra/database/tables.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";

const project = new URL("../..", import.meta.url).pathname;
const cache = join(project, "node_modules/.cache/bigsuite-tests");

/** What the dump is made by and of. */
const sources = [
  "package-lock.json",
  "src/infra/database",
  "src/infra/migrations",
  "src/leads/requests/store-lead.server.ts",
  "test/support/pglite-dump.ts",
];

function digestOfSources(): string {
  const hash = createHash("sha256");
  const add = (path: string) => hash.update(path).update(readFileSync(join(project, path)));
  for (const path of sources) {
    if (/\.\w+$/.test(path)) add(path);
    else for (const name of readdirSync(join(project, path)).sort()) if (/\.\w+$/.test(name)) add(join(path, name));
  }
  return hash.digest("hex").slice(0, 20);
}

/**
 * Returns the file of a dump of a migrated PGlite, of which tests open copies. It is made once for a state of the
 * migrations, which takes as long as most runs of a single file of tests.
 */
export async function migratedPgliteDump(): Promise<string> {
  const file = join(cache, `pglite-${digestOfSources()}.tar`);
  if (existsSync(file)) return file;
  const bytes = await dumpPglite();
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) if (name.startsWith("pglite-")) rmSync(join(cache, name), { force: true });
  // Another run must not read half of it.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
  return file;
}

/** Dumps a migrated PGlite, half as large as it would be otherwise, since every test file writes it into its memory. */
async function dumpPglite(): Promise<Uint8Array> {
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
  const bytes = await (await pglite.dumpDataDir("none")).bytes();
  await pglite.close();
  return bytes;
}
