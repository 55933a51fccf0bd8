import type { Database } from "#infra/database/tables.server.ts";
import { withoutTimeouts } from "#infra/database/without-timeouts.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import { type DayStore, rollUpFigures } from "./roll-up-figures.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    figures: object;
  }
}

interface Deps {
  db: Database;
  jobs: Jobs;
  now: () => Date;
  stores: readonly DayStore[];
}

/** Registers the job that counts closed days, every five minutes; call before `jobs.start`. */
export function registerFigureJobs({ db, jobs, now, stores }: Deps): void {
  jobs.work("figures", () =>
    // The first run of an old installation counts years.
    withoutTimeouts(db, (connection) => rollUpFigures({ db: connection, now, stores })),
  );
  jobs.every("*/5 * * * *", "figures", {});
}
