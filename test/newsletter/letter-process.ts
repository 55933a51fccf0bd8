import { once } from "node:events";
import { join } from "node:path";
import { buildApi } from "#api/http/app.ts";
import type { CoreDeps } from "#api/http/deps.ts";
import { subscribe } from "#api/leads/subscribe.ts";
import { noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import { createSender } from "#growth/newsletter/sending/sender.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import { migrate } from "#infra/database/migrate.server.ts";
import { openDatabase } from "#infra/database/open-database.server.ts";
import { createLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { createMailer } from "#infra/mailer/mail.server.ts";
import { recordingJobs } from "../support/jobs.ts";
import { testLetters } from "../support/letters.ts";

/**
 * Serves the links of letters, and sends letters from the parent's first message on, as a process of its own that the
 * test of `kill -9` kills. Runs again at once where the job of the next minute would; tells the parent when all is sent.
 */
const config = readConfig(process.env);
const log = createLog(config);
const base = await openDatabase(config);
await migrate(base.db);
const now = () => new Date();
const jobs = recordingJobs();
const renderPage: CoreDeps["renderPage"] = async ({ status }) => ({ status, headers: {}, body: "" });
const experiments = { current: () => noExperiments };
const deps = {
  config,
  company: config.companyDefaults,
  db: base.db,
  jobs,
  log,
  now,
  metrics: createMetrics(),
  renderPage,
  experiments,
};
const app = await buildApi(deps, { calls: subscribe });
await app.listen({ port: 0, host: config.host });
const address = app.server.address();
const port = typeof address === "object" ? address?.port : undefined;
const letters = testLetters({
  ...deps,
  mailer: createMailer(config),
  secret: readAuthSecret(config),
  publicUrl: config.publicUrl,
  apiUrl: `${config.publicUrl}/api`,
  perMinute: config.newsletterPerMinute,
  retryDelay: 200,
});
process.send?.({ port });
await once(process, "message");
const sender = createSender(letters, join(config.dataDir, "letters"));
for (;;) {
  // What failed is tried again, as the job of the next minute would.
  try {
    await sender.run();
    const open = await base.db
      .selectFrom("letters")
      .select("id")
      .where("state", "in", ["scheduled", "sending"])
      .execute();
    if (open.length === 0) process.send?.({ isSent: true });
  } catch (error) {
    log.error({ err: error }, "letters failed");
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
}
