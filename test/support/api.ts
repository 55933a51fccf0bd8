import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccounts } from "#accounts/accounts.server.ts";
import { createAuthenticate } from "#api/auth/authenticate.ts";
import type { ApiDeps } from "#api/http/deps.ts";
import { createSecurityLog } from "#api/http/security-log.ts";
import { noExperiments } from "#growth/experiments/running/snapshot.server.ts";
import { readConfig } from "#infra/config/config.server.ts";
import { readAuthSecret } from "#infra/config/secret.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { silentLog } from "#infra/log/log.server.ts";
import { createMetrics } from "#infra/log/metrics.server.ts";
import { describePictures } from "#media/library/describe-pictures.server.ts";
import { createDatabaseStore } from "#media/store/database-store.server.ts";
import { createSearch } from "#search/search.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import { recordingJobs } from "./jobs.ts";
import { testLetters } from "./letters.ts";

/** The secret that mails and API share in tests. */
export const testSecret = "only-for-tests-and-long-enough-to-be-one";

/** Returns dependencies for a test of the API: a temporary folder, recorded jobs, pages with their state as JSON. */
export function testDeps(db: Database, overrides: Partial<ApiDeps> = {}, env: Record<string, string> = {}): ApiDeps {
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-api-")),
    LOG_LEVEL: "silent",
    AUTH_SECRET: testSecret,
    ...env,
  });
  const now = overrides.now ?? (() => new Date());
  const jobs = overrides.jobs ?? recordingJobs();
  // At the full cost each test of a login would take seconds.
  const passwordCost = { ln: 10, r: 8, p: 1 };
  const accounts = createAccounts({ config, db, now, report: () => {}, passwordCost });
  const log = overrides.log ?? silentLog;
  const company = overrides.company ?? config.companyDefaults;
  return {
    config,
    company,
    db,
    accounts,
    passwordCost,
    logSecurity: createSecurityLog(log, readAuthSecret(config)),
    authenticate: createAuthenticate(accounts.readToken),
    personalData: [],
    adminChanges: { watch: () => () => {} },
    publishing: { db, now, needsReview: false, readPictures: describePictures, reload: async () => {} },
    pagesOfDocument: () => [],
    search: createSearch({ db, now }, async () => []),
    jobs,
    shop: createShop({ config, company, db, jobs, now }),
    log,
    now,
    metrics: createMetrics({ process: false }),
    media: {
      db,
      jobs,
      now,
      store: createDatabaseStore(db),
      limits: config.media.limits,
      allWords: async function* () {},
    },
    experiments: { current: () => noExperiments },
    letters: testLetters({ db, jobs, now }),
    renderPage: async ({ pathname, state, status }) => ({
      status,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: JSON.stringify({ pathname, state }),
    }),
    ...overrides,
  };
}
