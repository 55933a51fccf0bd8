import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/infra/database/open-database.server.ts";
import { storeExperiment } from "../../test/experiments/store-experiment.ts";
import { startBuiltSuite } from "../../test/support/built-suite.ts";
import { freePort } from "../../test/support/free-port.ts";
import { copyDatabase } from "./database-copy.ts";
import { secondServerFile } from "./operator.ts";

/** Pages on which v2 is tried against v1, both in both languages; the experiment is `x1`. */
const pagesOfExperiment = ["/", "/about-us", "/contact-us", "/products/pricing", "/search"];

/** Starts the second server once it is asked for; runs beside the first. Returns how to stop it. */
export async function offerSecondServer(environment: Record<string, string>): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined;
  const listener = createServer(async (_request, response) => {
    started ??= start(environment);
    try {
      const { url, dataDir } = await started;
      response.setHeader("content-type", "application/json").end(JSON.stringify({ url, dataDir }));
    } catch (error) {
      // The first server goes on: only the journeys that need the second fail.
      response.writeHead(500).end(JSON.stringify(String(error)));
    }
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  writeFileSync(secondServerFile(), `http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
  return async () => {
    listener.close();
    const server = await started?.catch(() => undefined);
    await server?.stop();
    if (server) rmSync(server.dataDir, { recursive: true, force: true });
  };
}

async function start(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "bigsuite-second-"));
  await copyDatabase(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  await storeExperiment(database.db, { pages: pagesOfExperiment, changes: [{ kind: "edition", edition: "v2" }] });
  await database.close();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const { stop } = await startBuiltSuite({ ...environment, PORT: port, PUBLIC_URL: url, DATA_DIR: dataDir });
  return { url, dataDir, stop };
}
