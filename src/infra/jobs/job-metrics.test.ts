import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import type { Tables } from "../database/tables.server.ts";
import { createMetrics } from "../log/metrics.server.ts";
import { measureJobs } from "./job-metrics.server.ts";

test("the other metrics are returned while the database is unreachable", async () => {
  const metrics = createMetrics({ process: false });
  const pool = new pg.Pool({ host: "127.0.0.1", port: 1 });
  measureJobs(metrics, new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), () => new Date());
  expect(await metrics.registry.metrics()).toContain("bigsuite_leads_total");
  await pool.end();
});
