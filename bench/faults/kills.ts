import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../../test/support/postgres.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes = { short: { leads: 6, orders: 2 }, long: { leads: 20, orders: 8 } };
const shortKills = 2;

/** Ends the process with SIGKILL while people write, again and again. */
export const kills = (engine: "embedded" | "Postgres", longKills: number): Scenario => ({
  name: `SIGKILL, ${engine}`,
  async run(scale) {
    const { leads, orders } = sizes[scale];
    const kills = scale === "short" ? shortKills : longKills;
    const postgres = engine === "Postgres" ? await startPostgres() : undefined;
    const suite = await startSuite({ databaseUrl: postgres?.url ?? "" });
    const writers = createWriters({ ...suite, expected: [503] });
    for (let kill = 0; kill < kills; kill++) {
      const writing = writers.write(leads, orders);
      // Each kill comes at another moment of the writing.
      await sleep(20 + ((kill * 37) % 200));
      await suite.kill();
      await writing;
    }
    const { figures, differences } = await findDifferences(suite, writers);
    await postgres?.stop();
    return { figures: `${kills} kills, ${figures}`, differences };
  },
});
