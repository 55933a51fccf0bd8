import { sql } from "kysely";
import type { Database } from "../database/tables.server.ts";
import { addReadGauge } from "../log/add-read-gauge.server.ts";
import type { Metrics } from "../log/metrics.server.ts";
import type { Outcome } from "./attempt-job.server.ts";
import { listQueues } from "./list-jobs.server.ts";
import { type QueueName, queueNames } from "./queues.server.ts";

/**
 * Adds gauges of the jobs in the table, by queue. The counters of attempts begin at 0, so that a first failure is an
 * increase.
 */
export function measureJobs(metrics: Pick<Metrics, "registry" | "jobs">, db: Database, now: () => Date): void {
  for (const queue of queueNames) {
    for (const outcome of ["done", "failed", "given_up"]) metrics.jobs.inc({ queue, outcome }, 0);
  }
  addReadGauge(metrics, {
    name: "bigsuite_jobs",
    help: "Jobs by queue and state; failed ones stay for 70 hours",
    labelNames: ["queue", "state"],
    read: () => countJobs(db),
  });
  addReadGauge(metrics, {
    name: "bigsuite_job_oldest_seconds",
    help: "Time for which the oldest job of a queue is due and not begun",
    labelNames: ["queue"],
    async read() {
      const at = now();
      return (await listQueues(db, at)).map(({ queue, oldest }) => ({
        labels: { queue },
        value: oldest ? (at.getTime() - oldest.getTime()) / 1000 : 0,
      }));
    },
  });
}

/** Returns what counts each attempt and how long a job took that is done. */
export function countAttempts({ jobs, jobSeconds }: Pick<Metrics, "jobs" | "jobSeconds">) {
  return (queue: QueueName, outcome: Outcome, seconds: number): void => {
    jobs.inc({ queue, outcome });
    if (outcome === "done") jobSeconds.observe({ queue }, seconds);
  };
}

const states = ["created", "retry", "active", "failed"];

/** Counts every state of every queue, those with no job as well: an alert needs to see that a number was 0. */
async function countJobs(db: Database) {
  const { rows } = await sql<{ queue: string; state: string; count: number }>`
    select name as queue, state::text, count(*)::int as count from pgboss.job
    where state <> 'completed' group by name, state`.execute(db);
  const none = queueNames.flatMap((queue) => states.map((state) => ({ queue, state, count: 0 })));
  // Of two values for the same labels the later one holds.
  return [...none, ...rows].map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }));
}
