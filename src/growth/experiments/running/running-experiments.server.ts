import { notify } from "#infra/database/notify.server.ts";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { type ExperimentSnapshot, noExperiments, type ReadVersions, readSnapshot } from "./snapshot.server.ts";

/** Channel that notifies every instance that experiments were started, stopped or changed. */
export const experimentsChannel = "experiments_changed";

/** Has every instance read its experiments again after the commit of the transaction that changed one. */
export async function announceExperiments(trx: Trx): Promise<void> {
  await notify(trx, experimentsChannel, "changed");
}

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
