import "../tables.server.ts";
import { type Selectable, sql } from "kysely";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import { type ExperimentEvent, type ExperimentState, nextExperimentState } from "../experiment-states.ts";
import { announceExperiments } from "../running/running-experiments.server.ts";
import type { Changed } from "./desk-result.ts";
import type { ExperimentPage } from "./experiment-contract.ts";
import { findStartProblems } from "./find-start-problems.server.ts";

interface Deps {
  db: Database;
  now: () => Date;
}

interface Named {
  id: number;
  version: number;
}

/** Starts an experiment that lacks nothing: from now on visitors of its pages are in it. */
export async function startExperiment(
  { db, now, pages }: Deps & { pages: readonly ExperimentPage[] },
  actor: Actor,
  named: Named,
): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    // Two that use one page must not both find it free.
    await sql`select pg_advisory_xact_lock(hashtext('bigsuite-experiment-start'))`.execute(trx);
    const locked = await lockExperiment(trx, named, "start");
    if (!locked.ok) return locked;
    const problems = await findStartProblems(trx, locked.experiment, pages);
    if (problems.length > 0) return { ok: false, code: "experiment_not_ready", problems };
    await moveLocked(trx, actor, now(), locked.experiment, "start", { state: locked.state, started_at: now() });
    return { ok: true };
  });
}

/** Stops an experiment, so that everybody sees the pages as they are, or archives one. */
export async function endExperiment(
  { db, now }: Deps,
  actor: Actor,
  named: Named,
  event: "stop" | "archive",
): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const locked = await lockExperiment(trx, named, event);
    if (!locked.ok) return locked;
    const stopped = event === "stop" ? { stopped_at: now() } : {};
    await moveLocked(trx, actor, now(), locked.experiment, event, { state: locked.state, ...stopped });
    return { ok: true };
  });
}

type Move = Partial<Pick<Experiment, "started_at" | "stopped_at" | "winner" | "publication_id">> &
  Pick<Experiment, "state">;

/** Moves a locked experiment to another state, with its audit entry, and has every instance read it again. */
async function moveLocked(
  trx: Trx,
  actor: Actor,
  at: Date,
  { id, state: before }: Experiment,
  event: ExperimentEvent,
  { state, ...change }: Move,
): Promise<void> {
  await trx
    .updateTable("experiments")
    .set({ state, ...change, updated_at: at })
    .where("id", "=", id)
    .execute();
  const { winner, publication_id } = change;
  await recordChange(trx, actor, at, {
    action: `experiment.${actions[event]}`,
    object: { kind: "experiments", id: String(id) },
    before: { state: before },
    after: { state, ...(winner && { winner }), ...(publication_id && { publication: publication_id }) },
  });
  await announceExperiments(trx);
}

const actions: Record<ExperimentEvent, string> = {
  start: "started",
  stop: "stopped",
  ship: "shipped",
  archive: "archived",
};

interface Shipment {
  id: number;
  version: number;
  /** The arm that everybody sees from now on. */
  winner: string;
}

/** Makes stored words the content within the same transaction; returns the publication. */
type PublishWords = (versions: readonly number[], note: string) => Promise<string>;

/**
 * Ships an arm to everybody. An edition or a section is shown because the experiment is shipped; words become the content
 * by a publication of the content desk, which may wait for a second person.
 */
export async function shipExperiment(
  trx: Trx,
  actor: Actor,
  at: Date,
  { winner, ...named }: Shipment,
  publishWords: PublishWords,
): Promise<Changed> {
  const locked = await lockExperiment(trx, named, "ship");
  if (!locked.ok) return locked;
  const { experiment, state } = locked;
  const arm = experiment.arms.find(({ key }) => key === winner);
  if (!arm) return { ok: false, code: "arm_unknown" };
  const { change } = arm;
  const publication_id = change.kind === "words" ? await publishWords(change.versions, experiment.name) : null;
  const stopped_at = experiment.stopped_at ?? at;
  await moveLocked(trx, actor, at, experiment, "ship", { state, winner, stopped_at, publication_id });
  return { ok: true };
}

type Experiment = Selectable<Tables["experiments"]>;

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
