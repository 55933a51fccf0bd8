import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import { type Balance, balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { readRefunds } from "../refunds/refund-rows.server.ts";
import type { OrderRow } from "./order-row.server.ts";

export interface OrderForReview extends Pick<OrderRow, "id" | "number" | "state" | "email" | "package_name" | "total"> {
  balance: Balance;
  events: { at: Date; event: string; by: string; details: Record<string, unknown> }[];
}

/** Returns the orders that wait for a person's decision, oldest first, with what happened to them. */
export async function listReviews(db: Database): Promise<OrderForReview[]> {
  const orders = await db
    .selectFrom("orders")
    .select(["id", "number", "state", "email", "package_name", "total"])
    .where("state", "=", "manual_review")
    .orderBy("placed_at")
    .execute();
  return withMoney(db, orders);
}

/**
 * Returns the orders that need no decision, but hold more than is ours: paid twice or too much, or paid after their end.
 * What is on its way back already is not listed again.
 */
export async function listSurplus(db: Database): Promise<OrderForReview[]> {
  const inHand = db
    .selectFrom("payment_receipts")
    .select(["order_id", (eb) => eb.fn.sum<number>("amount").as("amount")])
    .where("currency", "=", "IDR")
    .where("reversed_at", "is", null)
    .groupBy("order_id")
    .as("in_hand");
  const goingBack = db
    .selectFrom("refunds")
    .select(["order_id", (eb) => eb.fn.sum<number>("amount").as("amount")])
    .where("state", "<>", "withdrawn")
    .groupBy("order_id")
    .as("going_back");
  const orders = await db
    .selectFrom(inHand)
    .innerJoin("orders", "orders.id", "in_hand.order_id")
    .leftJoin(goingBack, "going_back.order_id", "in_hand.order_id")
    .select(["id", "number", "state", "email", "package_name", "total"])
    .where("state", "<>", "manual_review")
    .where(
      sql<boolean>`in_hand.amount - coalesce(going_back.amount, 0) > case when state = 'paid' then total else 0 end`,
    )
    .orderBy("placed_at")
    .execute();
  return withMoney(db, orders);
}

async function withMoney(
  db: Database,
  orders: Omit<OrderForReview, "balance" | "events">[],
): Promise<OrderForReview[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [receipts, refunds, events] = await Promise.all([
    readReceipts(db, ids),
    readRefunds(db, ids),
    db
      .selectFrom("order_events")
      .select(["order_id", "at", "event", "by", "details"])
      .where("order_id", "in", ids)
      .orderBy("id")
      .execute(),
  ]);
  return orders.map((order) => ({
    ...order,
    balance: balanceOf(
      order,
      receipts.filter((each) => each.orderId === order.id),
      refunds.filter((each) => each.order_id === order.id),
    ),
    events: events.filter((event) => event.order_id === order.id),
  }));
}

/** Returns the refunds that wait for their transfer, oldest first, with their order's number. */
export async function listRecordedRefunds(db: Database) {
  return db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select(["refunds.id", "orders.number", "amount", "refunds.kind", "note", "recorded_by", "recorded_at"])
    .where("refunds.state", "=", "recorded")
    .orderBy("refunds.id")
    .execute();
}
