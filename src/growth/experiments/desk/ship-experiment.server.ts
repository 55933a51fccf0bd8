import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Changed } from "./desk-result.ts";
import { lockExperiment } from "./lock-experiment.server.ts";
import { moveLocked } from "./move-experiment.server.ts";

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
