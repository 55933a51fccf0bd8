import { randomUUID } from "node:crypto";
import type { RefundRow } from "../refunds/refund-rows.server.ts";
import { type RefundRefusal, recordRefund } from "../refunds/refunds.server.ts";
import type { Shop } from "../shop.server.ts";
import { applyEvent } from "./apply-event.server.ts";
import { lockOrder } from "./order-row.server.ts";

export const reviewOutcomes = ["paid", "closed", "refunded"] as const;
type ReviewOutcome = (typeof reviewOutcomes)[number];

interface ReviewDecision {
  orderNumber: string;
  by: string;
  /** The reason. */
  note: string;
  /** Reference of a transfer that was made already, for a refund. */
  proof?: string;
}

type DecisionRefusal =
  | RefundRefusal
  /** The order does not exist or is not under review. */
  | "not_in_review"
  /** A refund of all its money is recorded: it must be sent or withdrawn first. */
  | "refund_recorded"
  /** The payment would have no effect: the upgrade no longer applies, or the account is closed. */
  | "nothing_to_give";
type DecisionResult = { ok: true; refund?: RefundRow } | { ok: false; code: DecisionRefusal };

/**
 * Applies a person's decision on an order under review. An order to be refunded stays under review until its refund is
 * sent, so that the decision can be withdrawn as long as the money is held.
 */
export async function decideReview(
  shop: Shop,
  decision: ReviewDecision,
  outcome: ReviewOutcome,
): Promise<DecisionResult> {
  const { orderNumber, by, note } = decision;
  const order = await shop.db
    .selectFrom("orders")
    .select(["id", "email", "state"])
    .where("number", "=", orderNumber)
    .executeTakeFirst();
  if (order?.state !== "manual_review") return { ok: false, code: "not_in_review" };
  if (outcome === "refunded") return recordRefund(shop, decision);
  // A closed account has no buyer, whom an invoice must name.
  if (outcome === "paid" && order.email === "") return { ok: false, code: "nothing_to_give" };
  return shop.db.transaction().execute(async (trx) => {
    // Locked before reading refunds, so that none is recorded meanwhile.
    await lockOrder(trx, order.id);
    const recordedRefund = await trx
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", order.id)
      .where("state", "=", "recorded")
      .where("kind", "=", "all")
      .executeTakeFirst();
    if (recordedRefund) return { ok: false, code: "refund_recorded" };
    const { changed, order: after } = await applyEvent(
      { ...shop, trx },
      {
        orderId: order.id,
        event: `settled_as_${outcome}`,
        by,
        key: `decision:${randomUUID()}`,
        details: { note },
      },
    );
    if (changed) return { ok: true };
    return { ok: false, code: after.state === "manual_review" ? "nothing_to_give" : "not_in_review" };
  });
}
