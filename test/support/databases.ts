import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import { migrate } from "#infra/database/migrate.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { openPglite } from "#infra/database/pglite.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of this test run's Postgres, with the right to create databases. */
    postgresUrl: string;
  }
}

/** Opens a migrated database without rows; it is closed when the file's tests have ended. */
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
        for (const base of opened) await base.close().catch(() => {});
      });
    });
  }
}

/** Created once in each worker: a copy opens in a fraction of the time that creating a database takes. */
let dump: Promise<Blob> | undefined;

async function openMigratedPglite(): Promise<OpenDatabase> {
  dump ??= (async () => {
    const base = await openPglite();
    await migrate(base.db);
    await prepareStoreLead(base.db);
    const files = base.engine.kind === "pglite" ? await base.engine.pglite.dumpDataDir("none") : undefined;
    await base.close();
    return files!;
  })();
  return openPglite(undefined, await dump);
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
