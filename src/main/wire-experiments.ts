import type { AdminChanges } from "#api/admin/admin-changes.ts";
import {
  createRunningExperiments,
  experimentsChannel,
  type RunningExperiments,
} from "#growth/experiments/running/running-experiments.server.ts";
import type { OpenDatabase } from "#infra/database/open-database.server.ts";
import { readLayeredVersions } from "#publishing/versions/list-versions.server.ts";
import type { Background } from "./lifecycle/background.ts";

export interface WiredExperiments extends Pick<RunningExperiments, "current"> {
  /** Calls `listener` when experiments changed on any instance, after this one has read them. */
  onExperimentsChange(listener: () => void): Promise<void>;
}

/** Reads the experiments, which pages and calls know from now on. */
export async function wireExperiments(deps: {
  base: OpenDatabase;
  background: Background;
  adminChanges: AdminChanges;
}): Promise<WiredExperiments> {
  const { base, background, adminChanges } = deps;
  let notify = () => {};
  const experiments = createRunningExperiments(
    base.db,
    (ids) => readLayeredVersions(base.db, ids),
    () => notify(),
  );
  await experiments.reload();
  const reload = () => background.run(experiments.reload, "experiments could not be read");
  return {
    current: experiments.current,
    async onExperimentsChange(listener) {
      notify = listener;
      await base.listen(experimentsChannel, reload);
      // The vocabulary of sources is that of campaigns. An empty kind: changes may have been lost.
      adminChanges.watch((kind) => {
        if (kind === "campaigns" || kind === "") reload();
      });
      // What changed since they were read, as the data of a demonstration does.
      await experiments.reload();
    },
  };
}
