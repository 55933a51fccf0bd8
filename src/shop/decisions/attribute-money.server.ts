import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { negative, type Rupiah } from "#money/rupiah.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { readBalance } from "../refunds/refund-rows.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { movableMoney } from "./money-action.ts";

export type AttributionRefusal =
  /** There is no such order of the same customer. */
  | "other_customer"
  /** The other order takes no money: it is paid, reversed or refunded. */
  | "takes_no_money"
  | "nothing_held"
  | "too_much";

interface AttributedOrders {
  /** The order that gives money. */
  from: OrderRow;
  to: OrderRow;
}

/** Returns whether money may be attributed to an order. */
export function takesMoney(order: Pick<OrderRow, "state" | "email">): boolean {
  return ["awaiting_payment", "manual_review", "closed"].includes(order.state) && order.email !== "";
}

/** Returns why money cannot be attributed between two orders, which the caller has locked; null when it can. */
export async function attributionRefusal(
  trx: Trx,
  { from, to }: AttributedOrders,
  amount: Rupiah,
): Promise<AttributionRefusal | null> {
  if (from.id === to.id || from.user_id !== to.user_id) return "other_customer";
  if (!takesMoney(to)) return "takes_no_money";
  const movable = movableMoney(from.state, await readBalance(trx, from));
  if (movable === 0) return "nothing_held";
  return amount > movable ? "too_much" : null;
}

/**
 * Attributes money of one order to another of the same customer; the caller has locked both. Each order has a receipt of
 * the amount, negative in the first, so that no rupiah appears or is lost. An order under review that has no money left
 * is closed; the other is paid when it now holds exactly its total, and under review otherwise.
 */
export async function attributeMoney(
  shop: ShopTrx,
  orders: AttributedOrders,
  { amount, by, note }: { amount: Rupiah; by: Actor; note: string },
): Promise<{ ok: true } | { ok: false; code: AttributionRefusal }> {
  const { trx } = shop;
  const { from, to } = orders;
  const code = await attributionRefusal(trx, orders, amount);
  if (code) return { ok: false, code };
  const { id } = await trx
    .insertInto("attributions")
    .values({ from_order: from.id, to_order: to.id, amount, note, by: by.name, at: shop.now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertReceipts(shop, id, [
    { orderId: from.id, amount: negative(amount) },
    { orderId: to.id, amount },
  ]);
  await applyEvent(shop, {
    orderId: from.id,
    event: "attributed",
    by,
    key: `attribution:${id}:from`,
    details: { amount, to: to.number, note },
  });
  await closeEmptied(shop, from, { id, by, note });
  const { held } = await readBalance(trx, to);
  const applied = await applyEvent(shop, {
    orderId: to.id,
    event: held === to.total ? "paid" : "wrong_amount",
    by,
    key: `attribution:${id}:to`,
    details: { amount, currency: "IDR", from: from.number, note },
  });
  // Nobody shall pay by its number any more.
  if (applied.from === "awaiting_payment") await shop.jobs.send(trx, "payment-void", { order: to.id });
  return { ok: true };
}

async function insertReceipts(
  { trx, now }: ShopTrx,
  id: number,
  parts: readonly { orderId: string; amount: Rupiah }[],
): Promise<void> {
  await trx
    .insertInto("payment_receipts")
    .values(
      parts.map(({ orderId, amount }) => ({
        order_id: orderId,
        money_id: `attribution:${id}`,
        amount,
        currency: "IDR",
        received_at: now(),
        reversed_at: null,
        attribution_id: id,
      })),
    )
    .execute();
}

async function closeEmptied(
  shop: ShopTrx,
  from: OrderRow,
  { id, by, note }: { id: number; by: Actor; note: string },
): Promise<void> {
  if (from.state !== "manual_review") return;
  const { held } = await readBalance(shop.trx, from);
  if (held !== 0) return;
  await applyEvent(shop, {
    orderId: from.id,
    event: "settled_as_closed",
    by,
    key: `attribution:${id}:closed`,
    details: { note },
  });
}
