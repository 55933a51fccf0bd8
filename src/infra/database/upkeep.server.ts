import type { Jobs } from "../jobs/jobs.server.ts";
import type { Database } from "./tables.server.ts";
import { withoutTimeouts } from "./without-timeouts.server.ts";

/** One nightly task; must be repeatable. Statements on `db` have no timeouts. */
export type UpkeepTask = (now: Date, db: Database) => Promise<void>;

/** Registers the nightly upkeep (03:17 in Jakarta, one instance): the tasks in their order. */
export function registerUpkeep(
  { db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date },
  tasks: readonly UpkeepTask[],
): void {
  jobs.work("upkeep", () =>
    withoutTimeouts(db, async (connection) => {
      for (const task of tasks) await task(now(), connection);
    }),
  );
  jobs.every("17 3 * * *", "upkeep", {});
}
