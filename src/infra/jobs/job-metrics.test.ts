import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { measureDatabase } from "../database/database-metrics.server.ts";
import type { Tables } from "../database/tables.server.ts";
import { createMetrics } from "../log/metrics.server.ts";
import { measureJobs } from "./job-metrics.server.ts";

test("the other metrics are returned while the database is unreachable", async () => {
  const metrics = createMetrics({ process: false });
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  measureJobs(metrics, db, () => new Date());
  measureDatabase(metrics, { db, engine: { kind: "postgres", pool, url: "" } });
  const text = await metrics.registry.metrics();
  expect(text).toContain("bigsuite_leads_total");
  expect(text).toContain("\nbigsuite_database_up 0\n");
  expect(text).not.toMatch(/^bigsuite_job(s|_oldest_seconds)[{ ]/m);
  await pool.end();
});
