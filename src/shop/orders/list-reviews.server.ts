import type { Database } from "#infra/database/tables.server.ts";
import { zero } from "#money/rupiah.ts";
import { type Balance, balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { readRefunds } from "../refunds/refund-rows.server.ts";
import type { OrderRow } from "./order-row.server.ts";

export interface OrderForReview extends Pick<OrderRow, "id" | "number" | "state" | "email" | "package_name" | "total"> {
  balance: Balance;
  events: { at: Date; event: string; by: string; details: Record<string, unknown> }[];
}

/** How many of each kind are listed; the others follow once these are settled. */
export const mostListed = 200;

/** Returns the orders that await a person's decision, oldest first, with their history. */
export async function listReviews(db: Database): Promise<OrderForReview[]> {
  return withMoney(db, await attended(db).where("in_review", "=", true).execute());
}

/**
 * Returns the orders that need no decision but hold money of the customer: paid twice or too much, or paid after their
 * end. Money of recorded refunds does not count.
 */
export async function listSurplus(db: Database): Promise<OrderForReview[]> {
  return withMoney(db, await attended(db).where("in_review", "=", false).where("surplus", ">", zero).execute());
}

/** Reads orders through the few that need a person, instead of adding up all money ever received. */
const attended = (db: Database) =>
  db
    .selectFrom("order_attention")
    .innerJoin("orders", "orders.id", "order_attention.order_id")
    .select(["orders.id", "number", "state", "email", "package_name", "total"])
    .orderBy("placed_at")
    .limit(mostListed);

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
  const receiptsOf = Map.groupBy(receipts, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refunds, ({ order_id }) => order_id);
  const eventsOf = Map.groupBy(events, ({ order_id }) => order_id);
  return orders.map((order) => ({
    ...order,
    balance: balanceOf(order, receiptsOf.get(order.id) ?? [], refundsOf.get(order.id) ?? []),
    events: eventsOf.get(order.id) ?? [],
  }));
}

/** Returns the refunds that await their transfer by a person, oldest first, with their order's number. */
export async function listRecordedRefunds(db: Database) {
  return db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "refunds.order_id")
    .select(["refunds.id", "orders.number", "amount", "refunds.kind", "note", "recorded_by", "recorded_at"])
    .where("refunds.state", "=", "recorded")
    .where((eb) => eb.or([eb("provider_state", "is", null), eb("provider_state", "=", "refused")]))
    .orderBy("refunds.id")
    .limit(mostListed)
    .execute();
}
