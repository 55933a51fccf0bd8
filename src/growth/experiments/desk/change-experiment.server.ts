import "../tables.server.ts";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { announceExperiments } from "../running/running-experiments.server.ts";
import type { Changed } from "./desk-result.ts";
import type { ExperimentDraft } from "./experiment-contract.ts";
import { lockExperiment } from "./move-experiment.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

/** Stores a new experiment as a draft; returns its number. */
export async function createExperiment({ db, now }: Deps, actor: Actor, draft: ExperimentDraft): Promise<number> {
  const at = now();
  return db.transaction().execute(async (trx) => {
    const row = {
      ...columnsOf(draft),
      state: "draft" as const,
      author: actorName(actor),
      created_at: at,
      updated_at: at,
    };
    const { id } = await trx
      .insertInto("experiments")
      .values({ ...row, started_at: null, stopped_at: null, winner: null })
      .returning("id")
      .executeTakeFirstOrThrow();
    const object = { kind: "experiments", id: String(id) };
    await recordChange(trx, actor, at, { action: "experiment.created", object, after: recordedOf(draft) });
    await announceExperiments(trx);
    return id;
  });
}

/** Stores what a draft plans; an experiment that was started does not change any more. */
export async function saveExperiment(
  { db, now }: Deps,
  actor: Actor,
  id: number,
  { version, ...draft }: ExperimentDraft & { version: number },
): Promise<Changed> {
  const at = now();
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const locked = await lockExperiment(trx, { id, version });
    if (!locked.ok) return locked;
    const { experiment } = locked;
    if (experiment.state !== "draft") return { ok: false, code: "experiment_not_open" };
    await trx
      .updateTable("experiments")
      .set({ ...columnsOf(draft), updated_at: at })
      .where("id", "=", id)
      .execute();
    await recordChange(trx, actor, at, {
      action: "experiment.saved",
      object: { kind: "experiments", id: String(id) },
      before: Object.fromEntries(Object.keys(columnsOf(draft)).map((name) => [name, experiment[name as "name"]])),
      after: recordedOf(draft),
    });
    await announceExperiments(trx);
    return { ok: true };
  });
}

/** Returns what the audit log says of a plan, by the names for which it has words. */
const recordedOf = (draft: ExperimentDraft) => {
  const { pages, locales, arms } = draft;
  return { ...columnsOf(draft), pages, locales, arms };
};

function columnsOf({ name, pages, locales, arms, goal, plannedVisitors }: ExperimentDraft) {
  const json = { pages: JSON.stringify(pages), locales: JSON.stringify(locales), arms: JSON.stringify(arms) };
  return { name, ...json, goal, planned_visitors: plannedVisitors };
}
