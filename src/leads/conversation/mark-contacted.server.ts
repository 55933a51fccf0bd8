import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { LeadState } from "../inbox/lead-states.ts";
import "../tables.server.ts";

/** Moves a new lead to `contacted` in the transaction that stores the first mail to it. */
export async function markContacted(trx: Trx, id: string, actor: Actor, at: Date): Promise<void> {
  const change = { from: "new", to: "contacted" } as const satisfies Record<string, LeadState>;
  await trx.updateTable("leads").set({ state: change.to, updated_at: at }).where("id", "=", id).execute();
  await trx
    .insertInto("lead_events")
    .values({ lead_id: id, at, kind: "moved", by: actorName(actor), details: JSON.stringify(change) })
    .execute();
  await recordChange(trx, actor, at, {
    action: "lead.moved",
    object: { kind: "leads", id },
    before: { state: change.from },
    after: { state: change.to },
  });
}
