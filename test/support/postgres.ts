import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migratedPgliteDump } from "./pglite-dump.ts";

/** Starts one real Postgres for the whole run, stopped afterwards, and dumps a PGlite. Tests open migrated copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ url, stop }, dump] = await Promise.all([startPostgres({ durable: false }), migratedPgliteDump()]);
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
  return stop;
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
