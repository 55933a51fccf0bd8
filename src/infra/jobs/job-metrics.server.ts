import { sql } from "kysely";
import { Gauge } from "prom-client";
import type { Database } from "../database/tables.server.ts";
import type { Metrics } from "../log/metrics.server.ts";

/** Adds a gauge of the jobs in the table by queue and state, counted when the metrics are read. */
export function measureJobs({ registry }: Pick<Metrics, "registry">, db: Database): void {
  new Gauge({
    name: "bigsuite_jobs",
    help: "Jobs by queue and state; failed ones stay for 70 hours",
    labelNames: ["queue", "state"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      // During an outage of the database the other metrics are still returned.
      for (const { queue, state, count } of await countJobs(db).catch(() => [])) this.set({ queue, state }, count);
    },
  });
}

async function countJobs(db: Database) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text, count(*) as count from pgboss.job
    where state <> 'completed' group by name, state`.execute(db);
  return rows;
}
