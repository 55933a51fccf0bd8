import { measureDatabase } from "#infra/database/database-metrics.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { measureJobs } from "#infra/jobs/job-metrics.server.ts";
import type { Metrics } from "#infra/log/metrics.server.ts";
import { measureLeads } from "#leads/delivery/lead-metrics.server.ts";
import { measurePayments } from "#shop/payments/payment-metrics.server.ts";
import { measureWorkspaces } from "#shop/workspaces/workspace-metrics.server.ts";

/** Adds every gauge that is read of the database with the metrics. */
export function measureSuite(metrics: Metrics, base: OpenDatabase, now: () => Date): void {
  measureDatabase(metrics, base);
  measureJobs(metrics, base.db, now);
  measureLeads(metrics, base.db);
  measurePayments(metrics, base.db, now);
  measureWorkspaces(metrics, base.db, now);
}
