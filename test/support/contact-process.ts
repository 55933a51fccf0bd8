import { buildApi } from "#api/http/app.ts";
import type { CoreDeps } from "#api/http/deps.ts";
import { contactUs } from "#api/leads/lead-call.ts";
import { noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { createJobs } from "#infra/jobs/jobs.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { prepareStoreLead } from "#leads/requests/store-lead.server.ts";

/**
 * The contact call without the site and without workers, as a process of its own: the bench measures it and the test of
 * `kill -9` kills it. Runs in Node without a build; sends its port to the parent process.
 */
const config = readConfig(process.env);
const log = createLog(config);
const base = await openDatabase(config);
await migrate(base.db);
await prepareStoreLead(base.db);
const jobs = createJobs(base, { log });
await jobs.start();
const now = () => new Date();
const deps: CoreDeps = {
  config,
  company: config.companyDefaults,
  db: base.db,
  jobs,
  log,
  now,
  metrics: createMetrics(),
  experiments: { current: () => noExperiments },
  renderPage: async ({ status }) => ({ status, headers: { "content-type": "text/html" }, body: "" }),
};
const app = await buildApi(deps, { calls: contactUs });
await app.listen({ port: config.port, host: config.host });
const address = app.server.address();
process.send?.({ port: typeof address === "object" ? address?.port : undefined });
process.on("SIGTERM", async () => {
  await app.close();
  await jobs.stop();
  await base.close();
  process.exit(0);
});
