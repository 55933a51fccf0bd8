import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccounts } from "#accounts/accounts.server.ts";
import { readConfig } from "#infra/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { recordingJobs } from "#infra/jobs-testing.server.ts";
import { silentLog } from "#infra/log.server.ts";
import { createMetrics } from "#infra/metrics.server.ts";
import { createSearch } from "#search/search.server.ts";
import { createShop } from "#shop/create-shop.server.ts";
import type { ApiDeps } from "./deps.ts";
import { createSignedIn } from "./signed-in.ts";

/** Dependencies for a test of the API: a temporary folder, recorded jobs, pages that show their state as JSON. */
export function testDeps(db: Database, overrides: Partial<ApiDeps> = {}, env: Record<string, string> = {}): ApiDeps {
  const config = readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-api-")), LOG_LEVEL: "silent", ...env });
  const now = overrides.now ?? (() => new Date());
  const jobs = overrides.jobs ?? recordingJobs();
  const accounts = createAccounts({ config, db, now, report: () => {} });
  return {
    config,
    db,
    accounts,
    signedIn: createSignedIn(accounts.readToken),
    personalData: [],
    search: createSearch({ db, now }, async () => []),
    jobs,
    shop: createShop({ config, db, jobs, now }),
    log: silentLog,
    now,
    metrics: createMetrics({ process: false }),
    renderPage: async ({ pathname, state, status }) => ({
      status,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: JSON.stringify({ pathname, state }),
    }),
    ...overrides,
  };
}
