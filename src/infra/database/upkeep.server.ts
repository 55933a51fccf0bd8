import type { Jobs } from "../jobs/jobs.server.ts";
import { forgetKeys } from "../limits/idempotency.server.ts";
import { forgetLimits } from "../limits/rate-limit.server.ts";
import type { Database } from "./tables.server.ts";
import { unhurried } from "./without-timeouts.server.ts";

/** One thing to tidy each night; must bear being done twice. What `db` runs may take its time. */
export type UpkeepTask = (now: Date, db: Database) => Promise<void>;

/** Tidies at 03:17 in Jakarta, on one instance: limits and keys that are over, then the rooms' own tasks. */
export function workUpkeep(
  { db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date },
  tasks: readonly UpkeepTask[] = [],
): void {
  jobs.work("upkeep", () =>
    unhurried(db, async (own) => {
      for (const task of [forgetLimitsAndKeys, ...tasks]) await task(now(), own);
    }),
  );
  jobs.every("17 3 * * *", "upkeep", {});
}

async function forgetLimitsAndKeys(now: Date, db: Database): Promise<void> {
  await forgetLimits(db, now);
  await forgetKeys(db, now);
}
