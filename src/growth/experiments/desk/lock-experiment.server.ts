import type { Selectable } from "kysely";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import { type ExperimentEvent, type ExperimentState, nextExperimentState } from "../experiment-states.ts";
import "../tables.server.ts";

export type Experiment = Selectable<Tables["experiments"]>;

type Locked =
  | { ok: true; experiment: Experiment; state: ExperimentState }
  | { ok: false; code: "not_found" | "stale_version" | "experiment_not_open" };

/** Reads and locks an experiment of a version; `state` is the one after the event. */
export async function lockExperiment(
  trx: Trx,
  { id, version }: { id: number; version: number },
  event?: ExperimentEvent,
): Promise<Locked> {
  const experiment = await trx
    .selectFrom("experiments")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!experiment) return { ok: false, code: "not_found" };
  if (experiment.version !== version) return { ok: false, code: "stale_version" };
  const state = event ? nextExperimentState(experiment.state, event) : experiment.state;
  return state ? { ok: true, experiment, state } : { ok: false, code: "experiment_not_open" };
}
