import { randomUUID } from "node:crypto";
import { applyEvent } from "./apply-event.server.ts";
import type { Shop } from "./shop.server.ts";

export const settlements = ["paid", "closed", "refunded"] as const;
export type Settlement = (typeof settlements)[number];

export interface Decision {
  orderNumber: string;
  /** Who decided, and what they want to remember of it (a transfer's number, say). */
  by: string;
  note: string;
}

/** Orders that wait for a person, oldest first, with what happened to them. */
export async function listReviews({ db }: Pick<Shop, "db">) {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "email", "package_name", "months", "total", "voucher_code", "placed_at"])
    .where("state", "=", "manual_review")
    .orderBy("placed_at")
    .execute();
  if (orders.length === 0) return [];
  const events = await db
    .selectFrom("order_events")
    .select(["order_id", "at", "event", "by", "details"])
    .where(
      "order_id",
      "in",
      orders.map((order) => order.id),
    )
    .orderBy("id")
    .execute();
  return orders.map((order) => ({ ...order, events: events.filter((event) => event.order_id === order.id) }));
}

/**
 * A person's decision on an order under review. False when there is no such order, it is not under review, or it was to
 * be paid and gives nobody anything: an upgrade with nothing to upgrade, or an order whose account is closed.
 */
export async function settleReview(shop: Shop, decision: Decision, settlement: Settlement): Promise<boolean> {
  return decide(shop, decision, `settled_as_${settlement}`);
}

/**
 * Records that a paid order's money was sent back by transfer; access ends, the voucher stays used. The transfer itself
 * is a person's: a virtual account takes no refund by API. False when the order is not paid.
 */
export async function recordRefund(shop: Shop, decision: Decision): Promise<boolean> {
  return decide(shop, decision, "refunded");
}

async function decide(
  shop: Shop,
  { orderNumber, by, note }: Decision,
  event: "refunded" | `settled_as_${Settlement}`,
): Promise<boolean> {
  return shop.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select(["id", "email"])
      .where("number", "=", orderNumber)
      .executeTakeFirst();
    // Who closed the account took the buyer along: an invoice would be made out to nobody.
    if (!order || (event === "settled_as_paid" && order.email === "")) return false;
    const happening = { orderId: order.id, event, by, key: `decision:${randomUUID()}`, details: { note } };
    return (await applyEvent({ ...shop, trx }, happening)).changed;
  });
}
