import type { Selectable } from "kysely";
import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import type { LeadDeps, LeadReceived } from "../deps.server.ts";
import { isEntered } from "../entry/lead-entry.ts";
import { isReasonOf } from "../pipeline/close-reasons.server.ts";
import { isClosed } from "../pipeline/deal.ts";
import type { LeadEventTable, LeadTable } from "../tables.server.ts";
import { isSetAside, type LeadState, mayMove } from "./lead-states.ts";

/** What a person changes on a lead; a member that is absent stays as it is. */
export interface LeadChange {
  state?: LeadState | undefined;
  /** Null for nobody. */
  owner_id?: string | null | undefined;
  /** Why it was won or lost; absent or null for no reason. */
  reason_id?: number | null | undefined;
}

export type LeadRefusal = "not_found" | "merged" | "stale" | "not_allowed";
export type ChangeOutcome = { ok: true; version: number } | { ok: false; code: LeadRefusal | "unknown_reason" };

const lockedColumns = [
  "id",
  "kind",
  "state",
  "owner_id",
  "version",
  "product",
  "locale",
  "industry",
  "merged_into",
  "company",
  "close_reason_id",
] as const;
export type LockedLead = Pick<Selectable<LeadTable>, (typeof lockedColumns)[number]>;

const refuse = (code: LeadRefusal | "unknown_reason"): ChangeOutcome => ({ ok: false, code });

/**
 * Changes a lead, with its history and the audit log. A suspect that becomes new is announced like any new lead.
 * @param version what the person saw; undefined when whatever is stored now is to be changed
 */
export function changeLead(
  id: string,
  version: number | undefined,
  change: LeadChange,
  actor: Actor,
  deps: LeadDeps,
): Promise<ChangeOutcome> {
  return deps.db.transaction().execute(async (trx) => {
    const lead = await lockLead(trx, id);
    if (!lead) return refuse("not_found");
    if (lead.merged_into) return refuse("merged");
    if (version !== undefined && version !== lead.version) return refuse("stale");
    if (change.state && change.state !== lead.state && !mayMove(lead.state, change.state)) return refuse("not_allowed");
    if (!(await isKnownReason(trx, lead, change))) return refuse("unknown_reason");
    const stored = await storeChange(trx, lead, change, actor, deps);
    if (isAssigned(lead, change)) await tellOwners(trx, [{ lead, owner: change.owner_id }], actor, deps.now());
    return { ok: true, version: stored };
  });
}

/** Returns whether the reason of a change, if it has one, is one of the outcome that the lead has then. */
async function isKnownReason(
  trx: Trx,
  lead: LockedLead,
  { state = lead.state, reason_id }: LeadChange,
): Promise<boolean> {
  if (reason_id == null || reason_id === lead.close_reason_id) return true;
  return isClosed(state) && (await isReasonOf(trx, reason_id, state));
}

interface Assignment {
  lead: Pick<LockedLead, "id" | "company">;
  owner: string;
}

/** Returns whether a change gives a lead to somebody who did not have it. */
export function isAssigned(
  lead: Pick<LockedLead, "owner_id">,
  change: LeadChange,
): change is LeadChange & { owner_id: string } {
  return change.owner_id != null && change.owner_id !== lead.owner_id;
}

/**
 * Tells each new owner once, however many leads they were assigned at once.
 * @param name who assigned them, as the owner reads it
 */
export async function tellOwners(
  trx: Trx,
  assigned: readonly Assignment[],
  by: Actor,
  at: Date,
  name = by.name,
): Promise<void> {
  for (const [owner, leads] of Map.groupBy(assigned, (each) => each.owner)) {
    const [{ lead }] = leads as [Assignment];
    const told = { by, to: [owner], at };
    if (leads.length === 1) {
      const params = { by: name, company: lead.company };
      await notifyStaff(trx, "lead_assigned", { ...told, object: lead.id, params });
    } else {
      const params = { by: name, count: leads.length };
      await notifyStaff(trx, "leads_assigned", { ...told, object: "", params });
    }
  }
}

/** Returns what answering or reaching a lead changes: a new one is contacted, and what nobody has is the writer's from then on. */
export function firstAnswer({ state, owner_id }: Pick<LockedLead, "state" | "owner_id">, author: string): LeadChange {
  return { ...(state === "new" && { state: "contacted" }), ...(owner_id === null && { owner_id: author }) };
}

/** Reads what a change needs of a lead, and locks it until the transaction ends. */
export function lockLead(trx: Trx, id: string): Promise<LockedLead | undefined> {
  return trx.selectFrom("leads").select(lockedColumns).where("id", "=", id).forUpdate().executeTakeFirst();
}

/**
 * Stores a change that was checked; returns the new version.
 * @param batch what several changes that were made at once have in common, for the history
 */
export async function storeChange(
  trx: Trx,
  lead: LockedLead,
  change: LeadChange,
  actor: Actor,
  { jobs, now }: Pick<LeadDeps, "jobs" | "now">,
  details: Record<string, unknown> = {},
): Promise<number> {
  const moved = change.state !== undefined && change.state !== lead.state;
  const assigned = change.owner_id !== undefined && change.owner_id !== lead.owner_id;
  const reason = reasonAfter(lead, change);
  const reasoned = reason !== lead.close_reason_id;
  if (!moved && !assigned && !reasoned) return lead.version;
  const at = now();
  const { version } = await trx
    .updateTable("leads")
    .set({
      ...(moved && { state: change.state! }),
      ...(assigned && { owner_id: change.owner_id! }),
      ...(reasoned && { close_reason_id: reason }),
      updated_at: at,
    })
    .where("id", "=", lead.id)
    .returning("version")
    .executeTakeFirstOrThrow();
  const record = async (kind: LeadEventTable["kind"], field: "state" | "owner_id" | "close_reason_id") => {
    const [from, to] = [lead[field], field === "close_reason_id" ? reason : change[field]];
    const event = {
      lead_id: lead.id,
      at,
      kind,
      by: actorName(actor),
      details: JSON.stringify({ ...details, from, to, ...(kind === "moved" && reason !== null && { reason }) }),
    };
    await trx.insertInto("lead_events").values(event).execute();
    const object = { kind: "leads", id: lead.id };
    const withReason = field === "state" && reasoned;
    const values = {
      before: { [field]: from, ...(withReason && { close_reason_id: lead.close_reason_id }) },
      after: { [field]: to, ...(withReason && { close_reason_id: reason }) },
    };
    await recordChange(trx, actor, at, { action: `lead.${kind}`, object, ...values });
  };
  if (moved) await record("moved", "state");
  else if (reasoned) await record("reason_changed", "close_reason_id");
  if (assigned) {
    await record("assigned", "owner_id");
    // Whoever had it has no turn any more.
    await endTurns(trx, ["lead_assigned"], lead.id, at);
  }
  // What staff entered was never announced, and nothing goes to it by itself.
  if (moved && isSetAside(lead.state) && !isSetAside(change.state!) && !isEntered(lead.kind)) {
    const thanked = lead.kind === "event" && { thanked: true };
    const restored: LeadReceived = { lead: lead.id, restored: at.toISOString(), ...thanked };
    await jobs.send(trx, "lead-received", restored);
  }
  return version;
}

/** Returns why a lead is closed once it is changed: a reason belongs to one outcome, so that another state begins without. */
function reasonAfter(lead: LockedLead, change: LeadChange): number | null {
  const state = change.state ?? lead.state;
  if (!isClosed(state)) return null;
  if (change.reason_id !== undefined) return change.reason_id;
  return state === lead.state ? lead.close_reason_id : null;
}
