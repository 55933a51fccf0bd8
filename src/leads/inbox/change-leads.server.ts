import { randomUUID } from "node:crypto";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { LeadDeps } from "../deps.server.ts";
import {
  isAssigned,
  type LeadChange,
  type LeadRefusal,
  type LockedLead,
  lockLead,
  storeChange,
  tellOwners,
} from "./change-lead.server.ts";
import { mayMove } from "./lead-states.ts";

/** One lead of a selection, in the version that the person saw. */
export interface SelectedLead {
  id: string;
  version: number;
}

interface Skipped {
  id: string;
  code: LeadRefusal;
}

/** What was done to a selection. */
export interface BulkOutcome {
  changed: SelectedLead[];
  skipped: Skipped[];
  /** What undoes it: each changed lead with its new version and its earlier values. */
  undo: (SelectedLead & LeadChange)[];
}

/** Changes each selected lead that is still as the person saw it, all in one transaction; the others are skipped. */
export function changeLeads(
  selected: readonly SelectedLead[],
  change: LeadChange,
  actor: Actor,
  deps: LeadDeps,
): Promise<BulkOutcome> {
  return changeEach(selected, actor, deps, async (_trx, lead) =>
    change.state && change.state !== lead.state && !mayMove(lead.state, change.state) ? undefined : change,
  );
}

/**
 * Takes back what `changeLeads` or `assignInTurn` did, on the leads that nobody has changed since. A state is restored
 * only from the last move, and only by who made it: the state machine knows no way back for every move.
 */
export function undoChanges(
  earlier: readonly (SelectedLead & LeadChange)[],
  actor: Actor,
  deps: LeadDeps,
): Promise<BulkOutcome> {
  const changes = new Map(earlier.map(({ id, state, owner_id, reason_id }) => [id, { state, owner_id, reason_id }]));
  const restore = async (trx: Trx, lead: LockedLead) => {
    const change = changes.get(lead.id)!;
    const isAllowed = change.state === undefined || (await wasLastMove(trx, lead, change.state, actor));
    return isAllowed ? change : undefined;
  };
  // Whoever has a lead back never learnt that it was gone.
  return changeEach(earlier, actor, deps, restore, { tells: false });
}

async function wasLastMove(trx: Trx, lead: LockedLead, from: string, actor: Actor): Promise<boolean> {
  const last = await trx
    .selectFrom("lead_events")
    .select(["by", "details"])
    .where("lead_id", "=", lead.id)
    .where("kind", "=", "moved")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.by === actorName(actor) && last.details.from === from && last.details.to === lead.state;
}

function refusalOf(lead: LockedLead | undefined, version: number): LeadRefusal | undefined {
  if (!lead) return "not_found";
  if (lead.merged_into) return "merged";
  return lead.version === version ? undefined : "stale";
}

/**
 * @param changeOf the change of a lead; undefined when it is not allowed
 * @param tells whether new owners are told
 */
export function changeEach(
  selected: readonly SelectedLead[],
  actor: Actor,
  deps: LeadDeps,
  changeOf: (trx: Trx, lead: LockedLead) => Promise<LeadChange | undefined>,
  { tells } = { tells: true },
): Promise<BulkOutcome> {
  const batch = { batch: randomUUID() };
  // Always in the same sequence: two people with overlapping selections would otherwise lock each other out.
  const sorted = [...new Map(selected.map((lead) => [lead.id, lead])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return deps.db.transaction().execute(async (trx) => {
    const outcome: BulkOutcome = { changed: [], skipped: [], undo: [] };
    const assigned: { lead: LockedLead; owner: string }[] = [];
    for (const { id, version } of sorted) {
      const lead = await lockLead(trx, id);
      const refusal = refusalOf(lead, version);
      const change = lead && !refusal ? await changeOf(trx, lead) : undefined;
      if (!lead || !change) {
        outcome.skipped.push({ id, code: refusal ?? "not_allowed" });
        continue;
      }
      const stored = await storeChange(trx, lead, change, actor, deps, batch);
      if (stored === version) continue;
      if (isAssigned(lead, change)) assigned.push({ lead, owner: change.owner_id });
      const { state, owner_id, close_reason_id: reason_id } = lead;
      outcome.changed.push({ id, version: stored });
      outcome.undo.push({
        id,
        version: stored,
        ...(change.state !== undefined && { state }),
        ...(change.state !== undefined && reason_id !== null && { reason_id }),
        ...(change.owner_id !== undefined && { owner_id }),
      });
    }
    if (tells) await tellOwners(trx, assigned, actor, deps.now());
    return outcome;
  });
}
