import { type Insertable, sql } from "kysely";
import { type CountOptions, createBufferedCounts } from "#infra/database/buffered-counts.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { ExposureEvent } from "#text/exposures.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { GuardName } from "../tables.server.ts";
import { withKnownSource } from "./known-exposures.ts";
import type { RunningExperiments } from "./running-experiments.server.ts";

export interface ExperimentLog {
  /** Counts browsers that saw a running experiment for the first time; others are left out. */
  addExposures(events: readonly ExposureEvent[]): void;
  /**
   * Counts something that must not get worse.
   * @param arm the experiment and the arm of the page: `x3=b`
   */
  addGuard(arm: string, name: GuardName): void;
  /** Writes what is counted, also when the server stops. */
  flush(): Promise<void>;
}

interface LogOptions extends CountOptions {
  db: Database;
  now: () => Date;
  experiments: Pick<RunningExperiments, "current">;
}

type ExposureRow = Omit<Insertable<Tables["experiment_exposure_days"]>, "count">;
type GuardRow = Omit<Insertable<Tables["experiment_guard_days"]>, "count">;

/** Creates the counter of exposures and guards; what names no arm of a running experiment is not counted. */
export function createExperimentLog({ db, now, experiments, ...options }: LogOptions): ExperimentLog {
  const exposures = createBufferedCounts<ExposureRow & Record<string, string | number>>(
    (rows) =>
      db
        .insertInto("experiment_exposure_days")
        .values(rows)
        .onConflict((on) =>
          on
            .columns(["experiment_id", "day", "arm", "locale", "device", "source"])
            .doUpdateSet({ count: sql`experiment_exposure_days.count + excluded.count` }),
        )
        .execute()
        .then(() => {}),
    options,
  );
  const guards = createBufferedCounts<GuardRow & Record<string, string | number>>(
    (rows) =>
      db
        .insertInto("experiment_guard_days")
        .values(rows)
        .onConflict((on) =>
          on
            .columns(["experiment_id", "day", "arm", "name"])
            .doUpdateSet({ count: sql`experiment_guard_days.count + excluded.count` }),
        )
        .execute()
        .then(() => {}),
    options,
  );
  const isRunning = (experiment: string, arm: string) =>
    experiments
      .current()
      .running.find(({ name }) => name === experiment)
      ?.arms.some(({ key }) => key === arm);
  const idOf = (experiment: string) => Number(experiment.slice(1));

  return {
    addExposures(events) {
      const { sources } = experiments.current();
      for (const event of events) {
        const { experiment, arm, locale, device, source } = withKnownSource(event, sources);
        if (!isRunning(experiment, arm)) continue;
        exposures.count({ experiment_id: idOf(experiment), day: jakartaDay(now()), arm, locale, device, source });
      }
    },
    addGuard(onPage, name) {
      const [experiment, arm] = onPage.split("=") as [string, string];
      if (isRunning(experiment, arm))
        guards.count({ experiment_id: idOf(experiment), day: jakartaDay(now()), arm, name });
    },
    async flush() {
      await Promise.all([exposures.flush(), guards.flush()]);
    },
  };
}
