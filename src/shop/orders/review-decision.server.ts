import { randomUUID } from "node:crypto";
import type { RefundRow } from "../refunds/refund-rows.server.ts";
import { type RefundRefusal, recordRefund } from "../refunds/refunds.server.ts";
import type { Shop } from "../shop.server.ts";
import { applyEvent } from "./apply-event.server.ts";
import { lockOrder } from "./order-row.server.ts";

export const reviewOutcomes = ["paid", "closed", "refunded"] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

export interface ReviewDecision {
  orderNumber: string;
  by: string;
  /** Why, or what they want to remember of it. */
  note: string;
  /** Of a refund that was transferred already. */
  proof?: string;
}

export type DecisionRefusal =
  | RefundRefusal
  /** There is no such order, or it is not under review. */
  | "not_in_review"
  /** A refund of all of it is recorded: send it, or withdraw it first. */
  | "refund_recorded"
  /** It would be paid and give nobody anything: nothing is left to upgrade, or its account is closed. */
  | "nothing_to_give";
export type DecisionResult = { ok: true; refund?: RefundRow } | { ok: false; code: DecisionRefusal };

/**
 * Applies a person's decision on an order under review. One that is to be refunded stays under review until its refund is
 * sent, so that the decision can be undone as long as the money is here.
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
  // Who closed the account took the buyer along: an invoice would be made out to nobody.
  if (outcome === "paid" && order.email === "") return { ok: false, code: "nothing_to_give" };
  return shop.db.transaction().execute(async (trx) => {
    // Before looking for refunds, so that none is recorded meanwhile.
    await lockOrder(trx, order.id);
    const open = await trx
      .selectFrom("refunds")
      .select("id")
      .where("order_id", "=", order.id)
      .where("state", "=", "recorded")
      .where("kind", "=", "all")
      .executeTakeFirst();
    if (open) return { ok: false, code: "refund_recorded" };
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
