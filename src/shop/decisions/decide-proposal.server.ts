import type { Selectable } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Tables, Trx } from "#infra/database/tables.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { refreshAttention } from "./attention.server.ts";
import type { StaffActor } from "./decide-money.server.ts";
import { applyDecision, type LockedOrders, lockOrders, type MoneyRefusal } from "./money-decision.server.ts";
import { type ProposalEvent, proposalTransition } from "./proposal-states.ts";

type ProposalRow = Selectable<Tables["review_proposals"]>;

interface ProposalDecision {
  proposalId: number;
  /** The version of the order that the second person saw. */
  version: number;
  event: ProposalEvent;
  note: string;
  by: StaffActor;
  /** Returns whether somebody has been in the staff, or had their role, for less than a day. */
  isNewMember: (trx: Trx, userId: string) => Promise<boolean>;
}

type ProposalRefusal =
  | MoneyRefusal
  | "not_found"
  | "stale_version"
  | "proposal_decided"
  /** Nobody decides about their own proposal. */
  | "own_proposal"
  /** Nobody withdraws the proposal of somebody else, who would not know why. */
  | "proposal_of_another"
  /** One of the two is new: an administrator could otherwise invite a second self and approve with it at once. */
  | "new_member";
type ProposalResult = { ok: true; orderId: string } | { ok: false; code: ProposalRefusal; orderId?: string };

/** Rolls back what a refused decision has begun. */
class RefusedError extends Error {
  readonly code: ProposalRefusal;
  constructor(code: ProposalRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Approves a proposed decision, which applies it, or rejects it: only a second person may do either. Whoever made it may
 * withdraw it, alone.
 */
export async function decideProposal(shop: Shop, input: ProposalDecision): Promise<ProposalResult> {
  const found = await shop.db
    .selectFrom("review_proposals")
    .select(["order_id", "action"])
    .where("id", "=", input.proposalId)
    .executeTakeFirst();
  if (!found) return { ok: false, code: "not_found" };
  const orderId = found.order_id;
  try {
    await changeOrders(shop, async (shopTrx) => {
      // Orders are locked first, as everywhere; the proposal is read again under the lock.
      const orders = (await lockOrders(shopTrx.trx, orderId, found.action))!;
      await decideLocked(shopTrx, orders, input);
    });
    return { ok: true, orderId };
  } catch (error) {
    if (error instanceof RefusedError) return { ok: false, code: error.code, orderId };
    throw error;
  }
}

async function decideLocked(
  shop: ShopTrx,
  orders: LockedOrders,
  { proposalId, version, event, note, by, isNewMember }: ProposalDecision,
): Promise<void> {
  const { trx } = shop;
  const proposal = await trx
    .selectFrom("review_proposals")
    .selectAll()
    .where("id", "=", proposalId)
    .executeTakeFirstOrThrow();
  const state = proposalTransition(proposal.state, event);
  if (!state) throw new RefusedError("proposal_decided");
  const isOwn = proposal.proposed_by === by.id;
  if (event === "withdrawn" && !isOwn) throw new RefusedError("proposal_of_another");
  if (event !== "withdrawn" && isOwn) throw new RefusedError("own_proposal");
  if (event === "approved")
    for (const id of [by.id, proposal.proposed_by])
      if (await isNewMember(trx, id)) throw new RefusedError("new_member");
  if (orders.order.version !== version) throw new RefusedError("stale_version");
  const at = shop.now();
  await trx
    .updateTable("review_proposals")
    // What is withdrawn was decided by nobody.
    .set({
      state,
      ...(event !== "withdrawn" && { decided_by: by.id, decided_by_name: by.name }),
      decided_at: at,
      decided_note: note,
    })
    .where("id", "=", proposalId)
    .execute();
  await recordChange(trx, by, at, {
    action: `order.decision_${event}`,
    object: { kind: "orders", id: orders.order.id },
    after: { proposal: proposalId, proposed_by: proposal.proposed_by_name },
    ...(note && { reason: note }),
  });
  const about = { object: orders.order.id, params: { by: by.name, number: orders.order.number }, by, at };
  await endTurns(trx, ["proposal_made"], orders.order.id, at);
  // Of a withdrawn one those are told whose decision it was to be.
  await notifyStaff(trx, `proposal_${event}`, {
    ...about,
    ...(event !== "withdrawn" && { to: [proposal.proposed_by] }),
  });
  if (event === "approved") return applyProposal(shop, orders, proposal, by);
  await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", orders.order.id).execute();
  await refreshAttention(trx, orders.order);
}

async function applyProposal(
  shop: ShopTrx,
  orders: LockedOrders,
  { action, note }: ProposalRow,
  by: StaffActor,
): Promise<void> {
  const applied = await applyDecision(shop, orders, action, { by, note });
  if (!applied.ok) throw new RefusedError(applied.code);
}
