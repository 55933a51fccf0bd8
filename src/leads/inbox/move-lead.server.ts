import type { LeadReceived } from "../delivery/deliver-lead.server.ts";
import type { LeadDeps } from "../requests/receive-request.server.ts";
import { isLeadState, isSetAside, type LeadState, mayMove } from "./lead-states.ts";

export type MoveOutcome = "moved" | "not_found" | "not_allowed";

/**
 * Moves a lead to another state and records who did it. A suspect that becomes new is announced like any new lead.
 * @param by who moves it, for the history
 */
export async function moveLead(id: string, to: LeadState, by: string, deps: LeadDeps): Promise<MoveOutcome> {
  const { db, jobs, now } = deps;
  return db.transaction().execute(async (trx) => {
    const lead = await trx.selectFrom("leads").select("state").where("id", "=", id).forUpdate().executeTakeFirst();
    if (!lead) return "not_found";
    if (!isLeadState(lead.state) || !mayMove(lead.state, to)) return "not_allowed";
    const at = now();
    await trx.updateTable("leads").set({ state: to, updated_at: at }).where("id", "=", id).execute();
    const details = JSON.stringify({ from: lead.state, to });
    await trx.insertInto("lead_events").values({ lead_id: id, at, kind: "moved", by, details }).execute();
    if (isSetAside(lead.state) && !isSetAside(to)) {
      const restored: LeadReceived = { lead: id, restored: at.toISOString() };
      await jobs.send(trx, "lead-received", restored);
    }
    return "moved";
  });
}
