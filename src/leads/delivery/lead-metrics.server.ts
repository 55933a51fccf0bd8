import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { addReadGauge } from "#infra/log/add-read-gauge.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";

/** Adds gauges of the leads that sales or the CRM have not received yet. The visitor's own thank-you mail does not count. */
export function measureLeads(metrics: Pick<Metrics, "registry">, db: Database): void {
  const read = async () => {
    const { rows } = await sql<{ count: number; age: number }>`
      select count(distinct data->>'lead')::int as count,
        coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as age
      from pgboss.job
      where name in ('lead-received', 'lead-delivery') and state not in ('completed', 'cancelled')
        and coalesce(data->>'channel', '') <> 'thank-you-mail'`.execute(db);
    return rows[0]!;
  };
  addReadGauge(metrics, {
    name: "bigsuite_leads_waiting",
    help: "Leads that sales or the CRM have not received yet",
    read: async () => [{ value: (await read()).count }],
  });
  addReadGauge(metrics, {
    name: "bigsuite_lead_oldest_seconds",
    help: "Time for which the oldest lead waits for sales or the CRM",
    read: async () => [{ value: (await read()).age }],
  });
}
