import { notify } from "#infra/database/notify.server.ts";
import { activate } from "./activate.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import { lockOrder, type OrderRow } from "./order-row.server.ts";
import { bringsMoney, type OrderEvent, type OrderState, orderTransition } from "./order-states.ts";
import { revoke } from "./revoke.server.ts";
import { orderChannel, type ShopTrx } from "./shop.server.ts";
import { applyVoucherEffect } from "./voucher-effects.server.ts";

export interface OrderHappening {
  orderId: string;
  event: OrderEvent;
  /** Who or what says so: `customer`, `provider`, `clock`, an operator's name. */
  by: string;
  /** Tells this happening from others of its kind; needed for money and for what people decide. */
  key?: string;
  details?: Record<string, unknown>;
}

export interface Applied {
  order: OrderRow;
  from: OrderState;
  /** False when the state table knows no such transition, or the same happening was applied before. */
  changed: boolean;
}

/**
 * The one place where an order changes its state: locks it, follows the table, writes the history, and does in the same
 * transaction whatever the new state brings (voucher, invoice, subscription, mail).
 */
export async function applyEvent(shop: ShopTrx, happening: OrderHappening): Promise<Applied> {
  const { trx } = shop;
  const at = shop.now();
  const order = await lockOrder(trx, happening.orderId);
  const { event, by } = happening;
  const from = order.state;
  const transition = orderTransition(from, event);
  const to = transition?.to ?? from;
  const recorded = await trx
    .insertInto("order_events")
    .values({
      order_id: order.id,
      at,
      event,
      event_key: happening.key ?? `${event}@${from}`,
      from_state: from,
      to_state: to,
      by,
      details: JSON.stringify(happening.details ?? {}),
    })
    .onConflict((on) => on.columns(["order_id", "event_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!recorded) return { order, from, changed: false };
  if (!transition) {
    // Money that changes nothing (paid twice, say) must still reach a person.
    if (bringsMoney(event)) await shop.jobs.send(trx, "order-mail", { order: order.id, kind: "extra_money" });
    return { order, from, changed: false };
  }
  await trx.updateTable("orders").set({ state: to, updated_at: at }).where("id", "=", order.id).execute();
  await applyVoucherEffect(trx, order.id, transition.voucher, at);
  const after = { ...order, state: to, updated_at: at };
  await enter(shop, after, from, event);
  await notify(trx, orderChannel, order.id);
  return { order: after, from, changed: true };
}

async function enter(shop: ShopTrx, order: OrderRow, from: OrderState, event: OrderEvent): Promise<void> {
  const { trx, jobs } = shop;
  const mail = (kind: string) => jobs.send(trx, "order-mail", { order: order.id, kind });
  switch (order.state) {
    case "paid": {
      await settlePayment(shop, order, "settled");
      const term = await activate(shop, order);
      await issueInvoice(shop, order, term);
      return jobs.send(trx, "order-paid", { order: order.id });
    }
    case "closed":
      await settlePayment(shop, order, "over");
      return event === "expired" ? mail("expired") : undefined;
    case "manual_review":
      return mail("review");
    case "reversed":
      await settlePayment(shop, order, "over");
      await revoke(shop, order, "reversed");
      return mail("reversed");
    case "refunded":
      await settlePayment(shop, order, "over");
      if (from === "paid") await revoke(shop, order, "refunded");
      return mail("refunded");
    default:
      return;
  }
}

async function settlePayment({ trx, now }: ShopTrx, order: OrderRow, state: "settled" | "over"): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ state, ...(state === "settled" && { settled_at: now() }) })
    .where("order_id", "=", order.id)
    .execute();
}
