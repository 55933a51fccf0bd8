import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import type { StatementObserver } from "#infra/database/observe-statements.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPglite } from "#infra/database/pglite.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { runsAll } from "./runs-all.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of this test run's Postgres, with the right to create databases. */
    postgresUrl: string;
    /** The file with a dump of a migrated PGlite. */
    pgliteDump: string;
  }
}

/** Opens a migrated database without rows; it is closed when the file's tests have ended. */
export type OpenFresh = (observer?: StatementObserver) => Promise<OpenDatabase>;

type Engine = "PGlite" | "Postgres";

const engines: Record<Engine, OpenFresh> = {
  PGlite: openMigratedPglite,
  Postgres: async (observer) => openPostgres(await freshPostgresUrl(), 5, observer),
};

/** A copy of a migrated Postgres takes a third of the processor time that one of a PGlite takes, and so do its statements. */
const cheaper: Engine = "Postgres";

/**
 * Declares tests for a migrated database: `eachDatabase((open) => { beforeAll(async () => { base = await open(); });
 * test(...); })`. They run once, on a real Postgres; where everything is run, also on PGlite (in memory).
 */
export function eachDatabase(declare: (open: OpenFresh, engine: Engine) => void): void {
  declareOn(runsAll ? ["PGlite", "Postgres"] : [cheaper], declare);
}

/**
 * Declares the same tests for PGlite and Postgres in every run: for what concerns the engine itself (locks, jobs, transfer,
 * start, retention, the writes of leads and orders).
 */
export function bothDatabases(declare: (open: OpenFresh, engine: Engine) => void): void {
  declareOn(["PGlite", "Postgres"], declare);
}

function declareOn(chosen: Engine[], declare: (open: OpenFresh, engine: Engine) => void): void {
  for (const engine of chosen) {
    describe(engine, () => {
      const opened: OpenDatabase[] = [];
      declare(async (observer) => {
        const fresh = await engines[engine](observer);
        opened.push(fresh);
        return fresh;
      }, engine);
      afterAll(async () => {
        for (const base of opened) await base.close().catch(() => {});
      });
    });
  }
}

/** Read once in each worker. */
let dump: Promise<Blob> | undefined;

/** Opens a migrated database without rows, which its test closes: a copy on the cheaper engine. */
export const openMigratedDatabase: OpenFresh = (observer) => engines[cheaper](observer);

/** Opens a copy of the migrated PGlite, in a fraction of the time that creating and migrating one takes. */
export async function openMigratedPglite(observer?: StatementObserver): Promise<OpenDatabase> {
  dump ??= readFile(inject("pgliteDump")).then((bytes) => new Blob([bytes]));
  return openPglite(undefined, await dump, observer);
}

/** Makes a database look as if no migration had run. */
export async function forgetMigrations(db: Database): Promise<void> {
  await db.withTables<{ kysely_migration: object }>().deleteFrom("kysely_migration").execute();
}

/** Writes a migrated PGlite into a folder, for a process that opens it there. */
export async function writeMigratedPglite(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await promisify(execFile)("tar", ["-xf", inject("pgliteDump"), "-C", folder]);
}

/**
 * Creates a database on the run's Postgres, which is deleted at the end of the run; returns its URL.
 * @param template `template0` for one without any tables
 */
export async function freshPostgresUrl(template: "migrated" | "template0" = "migrated"): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `/test_${randomUUID().replaceAll("-", "")}`;
  // Without syncing, copying files is cheaper than writing the copy's pages into the log.
  await client.query(`create database ${url.pathname.slice(1)} template ${template} strategy file_copy`);
  await client.end();
  return url.href;
}
