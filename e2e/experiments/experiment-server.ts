import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/infra/database/open-database.server.ts";
import { storeExperiment } from "../../test/experiments/store-experiment.ts";
import { startBuiltSuite } from "../../test/support/built-suite.ts";
import { freePort } from "../../test/support/free-port.ts";
import { copyDatabase } from "../support/database-copy.ts";
import { test as base } from "../test.ts";

/** Pages on which v2 is tried against v1, both in both languages. */
const pages = ["/", "/about-us", "/contact-us", "/products/pricing", "/search"];

/** The test function of specs that need a server on which an experiment runs; it is `x1`. */
export const test = base.extend<object, { trial: string }>({
  trial: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-experiment-"));
      copyDatabase(dataDir);
      const database = await openDatabase({ dataDir, databaseUrl: undefined });
      await storeExperiment(database.db, { pages, changes: [{ kind: "edition", edition: "v2" }] });
      await database.close();
      const port = String(await freePort());
      const url = `http://localhost:${port}`;
      const suite = await startBuiltSuite({ PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir, SPEED_SAMPLE: "0" });
      await use(url);
      await suite.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
