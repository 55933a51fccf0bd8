import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#infra/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { recordingJobs } from "#infra/jobs-testing.server.ts";
import { silentLog } from "#infra/log.server.ts";
import { createMetrics } from "#infra/metrics.server.ts";
import type { ApiDeps } from "./deps.ts";

/** Dependencies for a test of the API: a temporary folder, recorded jobs, pages that show their state as JSON. */
export function testDeps(db: Database, overrides: Partial<ApiDeps> = {}, env: Record<string, string> = {}): ApiDeps {
  return {
    config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), "bigsuite-api-")), LOG_LEVEL: "silent", ...env }),
    db,
    jobs: recordingJobs(),
    log: silentLog,
    now: () => new Date(),
    metrics: createMetrics({ process: false }),
    renderPage: async ({ pathname, state, status }) => ({
      status,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: JSON.stringify({ pathname, state }),
    }),
    ...overrides,
  };
}
