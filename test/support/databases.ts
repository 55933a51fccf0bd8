import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { migrate } from "#infra/database/migrate.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPglite } from "#infra/database/pglite.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the Postgres of this test run answers, with the right to create databases. */
    postgresUrl: string;
  }
}

/** Opens a database without rows, migrated; it is closed and dropped when the file's tests are over. */
export type OpenFresh = () => Promise<OpenDatabase>;

const engines: Record<"PGlite" | "Postgres", OpenFresh> = {
  PGlite: openMigratedPglite,
  Postgres: async () => openPostgres(await freshPostgresUrl(), 5),
};

/**
 * Declares the same tests once for PGlite (in memory) and once for a real Postgres:
 * `eachDatabase((open) => { beforeAll(async () => { base = await open(); }); test(...); })`.
 */
export function eachDatabase(declare: (open: OpenFresh, engine: "PGlite" | "Postgres") => void): void {
  for (const engine of ["PGlite", "Postgres"] as const) {
    describe(engine, () => {
      const opened: OpenDatabase[] = [];
      declare(async () => {
        const fresh = await engines[engine]();
        opened.push(fresh);
        return fresh;
      }, engine);
      afterAll(async () => {
        for (const it of opened) await it.close().catch(() => {});
      });
    });
  }
}

/** Made once in each worker: a copy opens in a fraction of the time that making a database takes. */
let dump: Promise<Blob> | undefined;

async function openMigratedPglite(): Promise<OpenDatabase> {
  dump ??= (async () => {
    const base = await openPglite();
    await migrate(base.db);
    const files = base.engine.kind === "pglite" ? await base.engine.pglite.dumpDataDir("none") : undefined;
    await base.close();
    return files!;
  })();
  return openPglite(undefined, await dump);
}

/** The URL of a new database on the run's Postgres. It goes when that Postgres does, at the end of the run. */
export async function freshPostgresUrl(): Promise<string> {
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `/test_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${url.pathname.slice(1)} template migrated`);
  await client.end();
  return url.href;
}
