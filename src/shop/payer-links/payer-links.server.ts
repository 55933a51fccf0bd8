import { randomUUID } from "node:crypto";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { findOrder, type OrderWithPayment } from "../orders/orders-store.server.ts";
import type { Shop } from "../shop.server.ts";
import "./tables.server.ts";

export interface PayerLink {
  id: string;
  createdAt: Date;
}

/** Days after the payment for which the link still shows it, so that finance can fetch the invoice. */
const settledDays = 30;

/** Returns the link of an order; undefined when there is none. */
export async function findPayerLink(db: Database, orderId: string): Promise<PayerLink | undefined> {
  return db
    .selectFrom("payer_links")
    .select(["id", "created_at as createdAt"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Makes the link of an order that awaits payment, or returns the one it has; undefined for any other order. */
export async function createPayerLink(shop: Pick<Shop, "db" | "now">, orderId: string): Promise<PayerLink | undefined> {
  return shop.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select("state")
      .where("id", "=", orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order?.state !== "awaiting_payment") return undefined;
    await trx
      .insertInto("payer_links")
      .values({ id: randomUUID(), order_id: orderId, created_at: shop.now() })
      .onConflict((on) => on.column("order_id").doNothing())
      .execute();
    return findPayerLink(trx, orderId);
  });
}

/** Withdraws the link of an order: its token is worth nothing from then on, and a new link has another one. */
export async function withdrawPayerLink(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom("payer_links").where("order_id", "=", orderId).execute();
}

/** Gives the link of an order to the one that replaces it with another payment method. */
export async function movePayerLink(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable("payer_links").set({ order_id: to }).where("order_id", "=", from).execute();
}

/**
 * Returns the order that a link shows, and whether it can still be paid.
 * @returns undefined when the link was withdrawn or its buyer's account is closed, "ended" when it has ended with its order
 */
export async function orderOfLink(
  shop: Pick<Shop, "db" | "now" | "findContact">,
  linkId: string,
): Promise<{ order: OrderWithPayment; state: "open" | "settled" } | "ended" | undefined> {
  const row = await shop.db
    .selectFrom("payer_links")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["order_id", "user_id"])
    .where("payer_links.id", "=", linkId)
    .executeTakeFirst();
  const order = row && (await findOrder(shop.db, row.order_id, row.user_id));
  if (!order || !(await shop.findContact(order.user_id))) return undefined;
  const state = linkState(order, shop.now());
  return state === "ended" ? state : { order, state };
}

/**
 * Returns what the link of an order shows: `open` as long as it can be paid, `settled` with the result and the invoice
 * after its payment, `ended` after that and with any other end of the order.
 */
function linkState({ state, history }: OrderWithPayment, now: Date): "open" | "settled" | "ended" {
  if (state === "awaiting_payment") return "open";
  if (state !== "paid" && state !== "manual_review") return "ended";
  // The last change of its state: what is recorded afterwards does not open an ended link again.
  const since = history.at(-1)!.at;
  return now.getTime() - since.getTime() <= settledDays * 86_400_000 ? "settled" : "ended";
}
