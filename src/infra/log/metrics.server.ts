import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof createMetrics>;

/** The release that runs: its version (package.json) and the commit from which it was built, empty where it is not known. */
export interface Edition {
  version: string;
  commit: string;
}

interface MetricsOptions {
  /** Whether what Node says of the process is measured too. */
  process?: boolean;
  edition?: Edition;
}

/** Creates the counters and timings for Prometheus; readable on the operator's port only. */
export function createMetrics({ process = true, edition }: MetricsOptions = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (process) collectDefaultMetrics({ register: registry });
  if (edition)
    new Gauge({
      name: "bigsuite_build_info",
      help: "1, with the version and the commit of what runs",
      labelNames: ["version", "commit"] as const,
      // The processes of an instance are of one build.
      aggregator: "first",
      registers,
    }).set({ ...edition }, 1);
  // Plain numbers, read with the metrics: counting by labels would cost more than finding a cached page.
  const pages = { cache: 0, rendered: 0 };
  new Counter({
    name: "bigsuite_page_answers_total",
    help: "Pages sent, by where the bytes came from",
    labelNames: ["source"] as const,
    registers,
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(pages)) this.inc({ source }, count);
    },
  });
  return {
    registry,
    pages,
    pagesMade: new Counter({
      name: "bigsuite_pages_made_total",
      help: "Pages and feeds made for the cache, again when their words changed",
      registers,
    }),
    requests: new Histogram({
      name: "bigsuite_http_request_seconds",
      help: "Time to respond, by route and status",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    cachedPage: new Histogram({
      name: "bigsuite_cached_page_seconds",
      help: "Time in which the process answers its own request for a cached page, sent each second",
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers,
    }),
    leads: new Counter({
      name: "bigsuite_leads_total",
      help: "Requests received, by kind and state",
      labelNames: ["kind", "state"] as const,
      registers,
    }),
    jobs: new Counter({
      name: "bigsuite_job_attempts_total",
      help: "Attempts at jobs, by queue and outcome",
      labelNames: ["queue", "outcome"] as const,
      registers,
    }),
    jobSeconds: new Histogram({
      name: "bigsuite_job_seconds",
      help: "Time from a job being due to its being done, by queue",
      labelNames: ["queue"] as const,
      buckets: [1, 5, 15, 60, 120, 300, 900, 3600],
      registers,
    }),
    outbound: new Histogram({
      name: "bigsuite_outbound_seconds",
      help: "Calls of other systems (mail, CRM, payment provider), by outcome: ok, refused, failed",
      labelNames: ["to", "call", "outcome"] as const,
      buckets: [0.01, 0.05, 0.25, 1, 2.5, 5, 10, 60],
      registers,
    }),
    databaseWait: new Histogram({
      name: "bigsuite_database_wait_seconds",
      help: "Time for which a statement or a transaction waited for a connection",
      buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    paymentApplied: new Histogram({
      name: "bigsuite_payment_applied_seconds",
      help: "Time from the first notification of a payment to the paid order",
      buckets: [1, 5, 15, 30, 60, 120, 300, 900, 3600],
      registers,
    }),
  };
}
