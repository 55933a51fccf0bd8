import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import type { StaffActor } from "../decisions/decide-money.server.ts";
import { changeOrders, type Shop } from "../shop.server.ts";
import type { HelpChange, HelpReply } from "./help-input.ts";
import { addMessage, type HelpRow, lockRequest, moveRequest } from "./help-requests.server.ts";

type DeskOutcome = { ok: true } | { ok: false; code: "not_found" | "stale_version" };

const objectOf = (request: HelpRow) => ({ kind: "help", id: request.id });

/**
 * Stores an answer to a customer, or a note between colleagues; the first answer assigns the request to its writer. A
 * stale version is refused, so that two people do not answer at once. Repeatable with the same id. The audit log has no text.
 */
export async function replyToRequest(
  shop: Shop,
  requestId: string,
  { id, version, text, note }: HelpReply,
  { author, actor }: { author: { id: string; name: string }; actor: StaffActor },
): Promise<DeskOutcome> {
  return changeOrders(shop, async (shopTrx): Promise<DeskOutcome> => {
    const request = await lockRequest(shopTrx.trx, requestId);
    if (!request) return { ok: false, code: "not_found" };
    const sent = await shopTrx.trx.selectFrom("help_messages").select("id").where("id", "=", id).executeTakeFirst();
    if (sent) return { ok: true };
    if (request.version !== version && !note) return { ok: false, code: "stale_version" };
    const kind = note ? "note" : "answer";
    await addMessage(shopTrx, requestId, { id, kind, text, author_id: author.id, author_name: author.name });
    const owner_id = request.owner_id ?? author.id;
    if (note)
      await shopTrx.trx
        .updateTable("help_requests")
        .set({ updated_at: shop.now() })
        .where("id", "=", requestId)
        .execute();
    else await moveRequest(shopTrx, request, "team_answered", { owner_id });
    await recordChange(shopTrx.trx, actor, shop.now(), {
      action: note ? "help.noted" : "help.answered",
      object: objectOf(request),
      before: note ? {} : { state: request.state, owner_id: request.owner_id },
      after: { message: id, ...(!note && { state: "waiting_customer", owner_id }) },
    });
    return { ok: true };
  });
}

/** Assigns a request or marks it as solved. */
export async function changeRequest(
  shop: Shop,
  requestId: string,
  { version, owner_id, solved }: HelpChange,
  actor: StaffActor,
): Promise<DeskOutcome> {
  return changeOrders(shop, async (shopTrx): Promise<DeskOutcome> => {
    const { trx } = shopTrx;
    const request = await lockRequest(trx, requestId);
    if (!request) return { ok: false, code: "not_found" };
    const isSolvedAlready = solved && request.state === "solved";
    if (request.version !== version || isSolvedAlready) return { ok: false, code: "stale_version" };
    const assigned = owner_id !== undefined && owner_id !== request.owner_id;
    const owner = assigned ? { owner_id } : {};
    if (solved) await moveRequest(shopTrx, request, "solved", owner);
    else if (assigned) await trx.updateTable("help_requests").set(owner).where("id", "=", requestId).execute();
    if (assigned || solved)
      await recordChange(trx, actor, shop.now(), {
        action: solved ? "help.solved" : "help.assigned",
        object: objectOf(request),
        before: { ...(solved && { state: request.state }), ...(assigned && { owner_id: request.owner_id }) },
        after: { ...(solved && { state: "solved" }), ...owner },
      });
    // A colleague to whom it was assigned by somebody else is told while the customer waits.
    if (assigned && owner_id && owner_id !== actor.id && !solved && request.state === "waiting_team") {
      await shopTrx.jobs.send(trx, "help-mail", { assigned: requestId, to: owner_id, version });
      const params = { by: actor.name, number: request.number };
      await notifyStaff(trx, "help_assigned", { object: requestId, params, to: [owner_id], by: actor, at: shop.now() });
    }
    return { ok: true };
  });
}
