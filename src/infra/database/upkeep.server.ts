import type { Jobs } from "../jobs/jobs.server.ts";
import { deleteOldKeys } from "../limits/idempotency.server.ts";
import { deleteExpiredLimits } from "../limits/rate-limit.server.ts";
import type { Database } from "./tables.server.ts";
import { withoutTimeouts } from "./without-timeouts.server.ts";

/** One nightly task; must be repeatable. Statements on `db` have no timeouts. */
export type UpkeepTask = (now: Date, db: Database) => Promise<void>;

/** Registers the nightly upkeep (03:17 in Jakarta, one instance): expired limits and keys, then the tasks of the domains. */
export function registerUpkeep(
  { db, jobs, now }: { db: Database; jobs: Jobs; now: () => Date },
  tasks: readonly UpkeepTask[] = [],
): void {
  jobs.work("upkeep", () =>
    withoutTimeouts(db, async (connection) => {
      for (const task of [deleteExpired, ...tasks]) await task(now(), connection);
    }),
  );
  jobs.every("17 3 * * *", "upkeep", {});
}

async function deleteExpired(now: Date, db: Database): Promise<void> {
  await deleteExpiredLimits(db, now);
  await deleteOldKeys(db, now);
}
