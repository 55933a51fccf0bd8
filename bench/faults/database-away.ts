import { setTimeout as sleep } from "node:timers/promises";
import { startControlledPostgres } from "../../test/support/controlled-postgres.ts";
import { createClient } from "../load/client.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes = { short: { away: 1000, leads: 6, orders: 2 }, long: { away: 15_000, leads: 60, orders: 15 } };
const pages = ["/", "/en", "/products/pricing"];

/** Stops, slows and disconnects Postgres while people read and write: pages are served, calls say 503 or succeed. */
export const databaseAway: Scenario = {
  name: "Postgres stopped, slow, disconnected",
  async run(scale) {
    const { away, leads, orders } = sizes[scale];
    const postgres = await startControlledPostgres();
    const suite = await startSuite({ databaseUrl: postgres.url });
    const writers = createWriters({ ...suite, expected: [503] });
    // A page that was never rendered needs the database.
    for (const page of pages) while ((await fetch(suite.url + page)).status !== 200) await sleep(100);
    const reader = startReader(suite.url);
    const outages = [
      async () => {
        await postgres.stop();
        await sleep(away);
        await postgres.start();
      },
      async () => {
        // Slow: it works a fifth of the time.
        for (let time = 0; time < away; time += 250) {
          postgres.freeze();
          await sleep(200);
          postgres.thaw();
          await sleep(50);
        }
      },
      () => postgres.restartImmediately(),
      () => postgres.endConnections(),
    ];
    const died: string[] = [];
    for (const [number, outage] of outages.entries()) {
      const writing = writers.write(leads, orders);
      await sleep(50);
      await outage();
      await writing;
      if (!suite.isRunning()) died.push(`the process ended in outage ${number + 1}`);
    }
    const { read, failed } = await reader.stop();
    const { figures, differences } = await findDifferences(suite, writers);
    await postgres.end();
    return {
      figures: `${outages.length} outages, ${read} pages, ${figures}`,
      differences: [...differences, ...died, ...failed.map((page) => `page not served: ${page}`)],
    };
  },
};

/** Reads pages without pause until it is stopped. */
function startReader(url: string) {
  const client = createClient(url);
  const failed: string[] = [];
  let [read, running] = [0, true];
  const reading = (async () => {
    for (; running; read++) {
      const path = pages[read % pages.length]!;
      const reply = await client.send(path).catch((error: Error) => ({ status: error.message }));
      if (reply.status !== 200) failed.push(`${path}: ${reply.status}`);
      await sleep(10);
    }
  })();
  return {
    async stop() {
      running = false;
      await reading;
      client.close();
      return { read, failed };
    },
  };
}
