import { randomUUID } from "node:crypto";
import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { readStake } from "../decisions/second-person.server.ts";
import type { RefundRow } from "../refunds/refund-rows.server.ts";
import { type RefundRefusal, recordRefundLocked } from "../refunds/refunds.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { applyEvent } from "./apply-event.server.ts";
import { lockOrder, type OrderRow } from "./order-row.server.ts";

export const reviewOutcomes = ["paid", "closed", "refunded"] as const;
type ReviewOutcome = (typeof reviewOutcomes)[number];

interface ReviewDecision {
  orderNumber: string;
  by: Actor;
  /** The reason. */
  note: string;
  /** Reference of a transfer that was made already, for a refund. */
  proof?: string;
  /** Above this amount in rupiah the decision is refused: a second person is needed. */
  limit?: Rupiah;
}

export type SettleRefusal =
  /** The order does not exist or is not under review. */
  | "not_in_review"
  /** A refund of all its money is recorded: it must be sent or withdrawn first. */
  | "refund_recorded"
  /** The payment would have no effect: the upgrade no longer applies, or the account is closed. */
  | "nothing_to_give";
type DecisionResult =
  | { ok: true; refund?: RefundRow }
  | { ok: false; code: RefundRefusal | SettleRefusal | "above_limit" };

/**
 * Applies a person's decision on an order under review. An order to be refunded stays under review until its refund is
 * sent, so that the decision can be withdrawn as long as the money is held.
 */
export async function decideReview(
  shop: Shop,
  { orderNumber, limit, ...decision }: ReviewDecision,
  outcome: ReviewOutcome,
): Promise<DecisionResult> {
  return changeOrders(shop, async (shopTrx): Promise<DecisionResult> => {
    const { trx } = shopTrx;
    const found = await trx.selectFrom("orders").select("id").where("number", "=", orderNumber).executeTakeFirst();
    if (!found) return { ok: false, code: "not_in_review" };
    // Locked before reading refunds, so that none is recorded meanwhile.
    const order = await lockOrder(trx, found.id);
    const action = outcome === "refunded" ? ({ kind: "refund" } as const) : ({ kind: "settle", outcome } as const);
    if (order.state === "manual_review" && limit !== undefined && (await readStake(trx, order, action)) > limit)
      return { ok: false, code: "above_limit" };
    if (outcome !== "refunded") return settleLocked(shopTrx, order, outcome, decision);
    if (order.state !== "manual_review") return { ok: false, code: "not_in_review" };
    return recordRefundLocked(shopTrx, order, decision);
  });
}

/** Returns why an order, which the caller has locked, cannot be settled; null when it can as far as is known before. */
export async function settleRefusal(
  trx: Trx,
  order: OrderRow,
  outcome: "paid" | "closed",
): Promise<SettleRefusal | null> {
  if (order.state !== "manual_review") return "not_in_review";
  // A closed account has no buyer, whom an invoice must name.
  if (outcome === "paid" && order.email === "") return "nothing_to_give";
  const recordedRefund = await trx
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", order.id)
    .where("state", "=", "recorded")
    .where("kind", "=", "all")
    .executeTakeFirst();
  return recordedRefund ? "refund_recorded" : null;
}

/** Settles an order under review, which the caller has locked, as paid or closed. */
export async function settleLocked(
  shop: ShopTrx,
  order: OrderRow,
  outcome: "paid" | "closed",
  { by, note }: { by: Actor; note: string },
): Promise<{ ok: true } | { ok: false; code: SettleRefusal }> {
  const code = await settleRefusal(shop.trx, order, outcome);
  if (code) return { ok: false, code };
  const { changed } = await applyEvent(shop, {
    orderId: order.id,
    event: `settled_as_${outcome}`,
    by,
    key: `decision:${randomUUID()}`,
    details: { note },
  });
  return changed ? { ok: true } : { ok: false, code: "nothing_to_give" };
}
