import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../../test/support/postgres.ts";
import { comparePublished, createEditor } from "./editor.ts";
import { findDifferences } from "./find-differences.ts";
import type { Scenario } from "./scenario.ts";
import { startSuite } from "./suite.ts";
import { createWriters } from "./writers.ts";

const people = { leads: 2, orders: 1 };
const shortKills = 2;

/** Pages are made slowly, as after any start: making them all at once would be most of the work between two kills. */
const env = { PAGE_COMPRESSION: "best" };

/** How often the long form kills, and for how long at most; a thousand kills can so be done in parts. */
export interface KillLimits {
  kills: number;
  seconds: number;
}

/** Ends the process with SIGKILL while people write, buy and publish, again and again. */
export const kills = (engine: "embedded" | "Postgres", { kills: longKills, seconds }: KillLimits): Scenario => ({
  name: `SIGKILL, ${engine}`,
  async run(scale) {
    const most = scale === "short" ? shortKills : longKills;
    const postgres = engine === "Postgres" ? await startPostgres() : undefined;
    const suite = await startSuite({ databaseUrl: postgres?.url ?? "", env });
    const writers = createWriters({ ...suite, expected: [503] });
    const editor = await createEditor(suite.url);
    const stops = [writers.keepWriting(people.leads, people.orders), editor.keepPublishing()];
    const end = performance.now() + seconds * 1000;
    const answered = [
      () => writers.emails.length,
      () => writers.answered.paid.length,
      () => editor.answered.size,
    ] as const;
    let count = 0;
    for (; count < most && performance.now() < end; count++) {
      // Each comes at another moment, by turns after a request, a payment and a publication that it could lose.
      const countAnswered = answered[count % answered.length]!;
      const before = countAnswered();
      while (countAnswered() === before && performance.now() < end) await sleep(20);
      await sleep((count * 37) % 500);
      await suite.kill();
    }
    await Promise.all(stops.map((stop) => stop()));
    const { figures, differences } = await findDifferences(suite, writers, (db) => comparePublished(db, editor));
    await postgres?.stop();
    return {
      figures: `${count} kills, ${figures}, ${editor.answered.size} publications, ${editor.repeated} of their attempts repeated`,
      differences,
    };
  },
});
