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

/** Returns the orders that await a person's decision, oldest first, with their history. */
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
 * Returns the orders that need no decision but hold money of the customer: paid twice or too much, or paid after their
 * end. Money of recorded refunds does not count.
 */
export async function listSurplus(db: Database): Promise<OrderForReview[]> {
  const receivedMoney = db
    .selectFrom("payment_receipts")
    .select(["order_id", (eb) => eb.fn.sum<number>("amount").as("amount")])
    .where("currency", "=", "IDR")
    .where("reversed_at", "is", null)
    .groupBy("order_id")
    .as("received_money");
  const refunded = db
    .selectFrom("refunds")
    .select(["order_id", (eb) => eb.fn.sum<number>("amount").as("amount")])
    .where("state", "<>", "withdrawn")
    .groupBy("order_id")
    .as("refunded");
  const orders = await db
    .selectFrom(receivedMoney)
    .innerJoin("orders", "orders.id", "received_money.order_id")
    .leftJoin(refunded, "refunded.order_id", "received_money.order_id")
    .select(["id", "number", "state", "email", "package_name", "total"])
    .where("state", "<>", "manual_review")
    .where(
      sql<boolean>`received_money.amount - coalesce(refunded.amount, 0) > case when state = 'paid' then total else 0 end`,
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

/** Returns the refunds that await their transfer, oldest first, with their order's number. */
export async function listRecordedRefunds(db: Database) {
  return db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select(["refunds.id", "orders.number", "amount", "refunds.kind", "note", "recorded_by", "recorded_at"])
    .where("refunds.state", "=", "recorded")
    .orderBy("refunds.id")
    .execute();
}
