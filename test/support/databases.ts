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

const engines: Record<"PGlite" | "Postgres", OpenFresh> = {
  PGlite: openMigratedPglite,
  Postgres: async (observer) => openPostgres(await freshPostgresUrl(), 5, observer),
};

/**
 * Declares the same tests once for PGlite (in memory) and once for a real Postgres:
 * `eachDatabase((open) => { beforeAll(async () => { base = await open(); }); test(...); })`.
 */
export function eachDatabase(declare: (open: OpenFresh, engine: "PGlite" | "Postgres") => void): void {
  for (const engine of ["PGlite", "Postgres"] as const) {
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

/** Creates a database on the run's Postgres, which is deleted at the end of the run; returns its URL. */
export async function freshPostgresUrl(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `/test_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${url.pathname.slice(1)} template migrated`);
  await client.end();
  return url.href;
}
