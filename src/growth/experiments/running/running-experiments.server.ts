import type { Database } from "#infra/database/tables.server.ts";
import { type ExperimentSnapshot, noExperiments, type ReadVersions, readSnapshot } from "./snapshot.server.ts";

/** The experiments of this instance, in memory: no request reads them from the database. */
export interface RunningExperiments {
  current(): ExperimentSnapshot;
  /** Reads all experiments again. Calls at the same time are one after the other. */
  reload(): Promise<void>;
}

/** @param onChange is called when other experiments are in place */
export function createRunningExperiments(
  db: Database,
  readVersions: ReadVersions,
  onChange: () => void,
): RunningExperiments {
  let snapshot = noExperiments;
  let last: Promise<unknown> = Promise.resolve();
  return {
    current: () => snapshot,
    reload() {
      const loading = last
        .then(() => readSnapshot(db, readVersions))
        .then((read) => {
          snapshot = read;
          onChange();
        });
      last = loading.catch(() => {});
      return loading;
    },
  };
}
