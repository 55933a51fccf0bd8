import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const sizes = { short: { leads: 3, orders: 2 }, long: { leads: 30, orders: 10 } };
const hour = 3600;
/** The clock's lead in seconds at each step: a day on, back again, an hour behind, and right. */
const leads = [0, 26 * hour, 0, -hour, 0];

/** The server's clock is moved forward and back while people write, as by a wrong time server. */
export const clockMoved: Scenario = {
  name: "Clock moved",
  async run(scale) {
    const size = sizes[scale];
    const file = join(mkdtempSync(join(tmpdir(), "bigsuite-clock-")), "ahead");
    writeFileSync(file, "0");
    const preload = new URL("../../test/publishing/moved-clock.ts", import.meta.url).href;
    const suite = await startSuite({ env: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` } });
    let { login } = suite;
    const writers = createWriters({ ...suite, login: () => login(), expected: [503] });
    for (const ahead of leads) {
      writeFileSync(file, String(ahead));
      // The server reads the file ten times a second.
      await sleep(300);
      // Tokens of another time are refused, as they should be.
      login = await suite.logInAgain();
      await writers.write(size.leads, size.orders);
    }
    suite.login = login;
    const { figures, differences } = await findDifferences(suite, writers);
    return { figures: `${leads.length - 1} moves, ${figures}`, differences };
  },
};
