import { attemptEach } from "../jobs/attempt-each.server.ts";
import type { Jobs } from "../jobs/jobs.server.ts";
import type { Database } from "./tables.server.ts";
import { withoutTimeouts } from "./without-timeouts.server.ts";

/** One nightly task; must be repeatable. Statements on `db` have no timeouts. */
export type UpkeepTask = (now: Date, db: Database) => Promise<void>;

/**
 * Registers the nightly upkeep (03:17 in Jakarta, one instance): the tasks in their order, by their names. One that fails
 * is shown with the job, after all others are done.
 */
export function registerUpkeep(
  { db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date },
  tasks: Readonly<Record<string, UpkeepTask>>,
): void {
  jobs.work("upkeep", () =>
    withoutTimeouts(db, async (connection) => {
      await attemptEach("tasks", async (attempt) => {
        for (const [name, task] of Object.entries(tasks)) await attempt(name, () => task(now(), connection));
      });
    }),
  );
  jobs.every("17 3 * * *", "upkeep", {});
}
