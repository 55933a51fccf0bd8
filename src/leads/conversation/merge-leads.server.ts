import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { enqueueAssignment } from "../inbox/assign-on-arrival.server.ts";
import { requestNumber } from "../requests/request-number.ts";
import type { MergeInput } from "./conversation-contract.ts";
import type { ConversationDeps } from "./deps.server.ts";
import "../tables.server.ts";

type Deps = Pick<ConversationDeps, "db" | "now">;
type Outcome = "not_found" | "stale_version" | "lead_merged";

/**
 * Merges duplicates into a lead: they leave the lists, and their notes, mails and events are read with it. Nothing is
 * moved, so `unmergeLeads` restores everything.
 */
export async function mergeLeads(
  id: string,
  { version, from }: MergeInput,
  actor: Actor,
  { db, now }: Deps,
): Promise<"merged" | Outcome> {
  const others = [...new Set(from)].filter((other) => other !== id).toSorted();
  return db.transaction().execute(async (trx) => {
    const leads = await lockLeads(trx, [id, ...others]);
    const survivor = leads.get(id);
    if (!survivor || others.length === 0 || others.some((other) => !leads.has(other))) return "not_found";
    if (survivor.version !== version) return "stale_version";
    if ([...leads.values()].some((lead) => lead.merged_into !== null)) return "lead_merged";
    await setMergedInto(trx, id, others, id, actor, now());
    return "merged";
  });
}

/** Separates leads from the one into which they were merged. */
export async function unmergeLeads(
  id: string,
  { version, from }: MergeInput,
  actor: Actor,
  { db, now, jobs }: Deps & Pick<ConversationDeps, "jobs">,
): Promise<"unmerged" | Exclude<Outcome, "lead_merged">> {
  const others = [...new Set(from)].toSorted();
  return db.transaction().execute(async (trx) => {
    const leads = await lockLeads(trx, [id, ...others]);
    const survivor = leads.get(id);
    if (!survivor || others.some((other) => leads.get(other)?.merged_into !== id)) return "not_found";
    if (survivor.version !== version) return "stale_version";
    await setMergedInto(trx, id, others, null, actor, now());
    for (const other of others) await enqueueAssignment(trx, other, { jobs });
    return "unmerged";
  });
}

/** Locks in the order of the ids, so that two merges never wait for each other. */
async function lockLeads(trx: Trx, ids: string[]) {
  const rows = await trx
    .selectFrom("leads")
    .select(["id", "version", "merged_into"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function setMergedInto(
  trx: Trx,
  id: string,
  others: readonly string[],
  merged_into: string | null,
  actor: Actor,
  at: Date,
): Promise<void> {
  const kind = merged_into ? "merged" : "unmerged";
  // The surviving one changes too: its version counts for whoever saves next.
  await trx.updateTable("leads").set({ updated_at: at }).where("id", "=", id).execute();
  await trx.updateTable("leads").set({ merged_into, updated_at: at }).where("id", "in", others).execute();
  const by = actorName(actor);
  const events = others.map((lead) => {
    const numbers = [requestNumber(lead), requestNumber(id)];
    const [from, to] = merged_into ? numbers : numbers.toReversed();
    return { lead_id: id, at, kind, by, details: JSON.stringify({ lead, from, to }) } as const;
  });
  await trx.insertInto("lead_events").values(events).execute();
  for (const other of others) {
    await recordChange(trx, actor, at, {
      action: `lead.${kind}`,
      object: { kind: "leads", id: other },
      before: { merged_into: merged_into ? null : id },
      after: { merged_into },
    });
  }
  await recordChange(trx, actor, at, {
    action: merged_into ? "lead.duplicates_merged" : "lead.duplicates_separated",
    object: { kind: "leads", id },
    after: { leads: others },
  });
}
