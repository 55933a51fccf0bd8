import { sql } from "kysely";
import { notify } from "#infra/database/notify.server.ts";
import type { Queues } from "#infra/jobs/queues.server.ts";
import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import { type IncomingMoney, recordReceipts, reverseReceipts } from "../payments/receipts.server.ts";
import { recordProviderRefund } from "../refunds/refund-rows.server.ts";
import { orderChannel, type ShopTrx } from "../shop.server.ts";
import { activate } from "../subscriptions/activate.server.ts";
import { revoke } from "../subscriptions/revoke.server.ts";
import { upgradeStillApplies } from "../subscriptions/upgrade-still-applies.server.ts";
import { applyVoucherEffect } from "../vouchers/voucher-effects.server.ts";
import { lockOrder, type OrderRow } from "./order-row.server.ts";
import { bringsMoney, type OrderEvent, type OrderState, orderTransition } from "./order-states.ts";

export interface OrderEventInput {
  orderId: string;
  event: OrderEvent;
  /** Who or what says so: `customer`, `provider`, `clock`, an operator's name. */
  by: string;
  /** Tells this happening from others of its kind; needed for money and for what people decide. */
  key?: string;
  details?: Record<string, unknown>;
  /** The money that came, when that is what happened. */
  money?: readonly IncomingMoney[];
}

export interface AppliedEvent {
  order: OrderRow;
  from: OrderState;
  /** False when the state table knows no such transition, or the same happening was applied before. */
  changed: boolean;
}

/**
 * The one place where an order changes its state: locks it, follows the table, writes the history, and does in the same
 * transaction whatever the new state brings (voucher, invoice, subscription, mail).
 */
export async function applyEvent(shop: ShopTrx, happening: OrderEventInput): Promise<AppliedEvent> {
  const { trx } = shop;
  const at = shop.now();
  const order = await lockOrder(trx, happening.orderId);
  const event = await judge(shop, order, happening.event);
  const from = order.state;
  const transition = orderTransition(from, event);
  // Whatever the event does to the order, and also when it was applied before: no receipt is lost.
  await recordReceipts(trx, order.id, happening.money ?? [], at);
  const recorded = await record(shop, order, { ...happening, event }, transition?.to);
  if (!recorded) return { order, from, changed: false };
  if (event === "denied") await reverseReceipts(trx, order.id, at);
  if (!transition) {
    // Money that changes nothing (paid twice, say) must still reach a person.
    if (bringsMoney(event)) await shop.jobs.send(trx, "order-mail", { order: order.id, kind: "extra_money" });
    return { order, from, changed: false };
  }
  if (order.voucher_code) await applyVoucherEffect(trx, order.id, transition.voucher, at);
  const after = { ...order, state: transition.to, updated_at: at };
  await enter(shop, after, from, { ...happening, event });
  await notify(trx, orderChannel, order.id);
  return { order: after, from, changed: true };
}

/** An upgrade that would give nothing for its money is never paid: not by the bank's word, nor by a person's. */
async function judge(shop: ShopTrx, order: OrderRow, event: OrderEvent): Promise<OrderEvent> {
  const pays = order.kind === "upgrade" && orderTransition(order.state, event)?.to === "paid";
  return pays && !(await upgradeStillApplies(shop, order)) ? "nothing_to_upgrade" : event;
}

async function enter(shop: ShopTrx, order: OrderRow, from: OrderState, { event, by }: OrderEventInput): Promise<void> {
  const { trx, jobs } = shop;
  const mail = (kind: Queues["order-mail"]["kind"]) => jobs.send(trx, "order-mail", { order: order.id, kind });
  switch (order.state) {
    case "paid": {
      const term = await activate(shop, order);
      await issueInvoice(shop, order, term);
      if (!shop.settings.connected.includes(order.product)) await mail("activation");
      return jobs.send(trx, "order-paid", { order: order.id });
    }
    case "closed":
      if (event === "settled_as_closed") return mail("review_closed");
      return event === "expired" ? mail("expired") : undefined;
    case "manual_review":
      return mail("review");
    case "reversed":
      await revoke(shop, order, "reversed");
      return mail("reversed");
    case "refunded":
      if (from === "paid") await revoke(shop, order, "refunded");
      // Refunds that a person recorded are announced where they are marked as sent.
      return by === "provider" ? recordProviderRefund(shop, order) : undefined;
    default:
      return;
  }
}

// What an order's new state means for its payment; states that are missing leave it as it is.
const paymentStates: Partial<Record<OrderState, "settled" | "over">> = {
  paid: "settled",
  closed: "over",
  reversed: "over",
  refunded: "over",
};

/**
 * Writes the history and, when there is a transition, the new state of order and payment, in one statement.
 * @returns false when this happening is in the history already; then nothing is written
 */
async function record(shop: ShopTrx, order: OrderRow, happening: OrderEventInput, to?: OrderState): Promise<boolean> {
  const at = shop.now();
  const { event, by, details = {}, key = `${event}@${order.state}` } = happening;
  const payment = to && paymentStates[to];
  const { rows } = await sql`
    with recorded as (
      insert into order_events (order_id, at, event, event_key, from_state, to_state, by, details)
      values (${order.id}, ${at}, ${event}, ${key}, ${order.state}, ${to ?? order.state}, ${by}, ${JSON.stringify(details)}::jsonb)
      on conflict (order_id, event_key) do nothing
      returning order_id),
    moved as (
      update orders set state = ${to ?? order.state}, updated_at = ${at}
      from recorded where orders.id = recorded.order_id and ${to !== undefined}),
    settled as (
      update payments set state = ${payment ?? ""}, settled_at = case when ${payment === "settled"} then ${at}::timestamptz else settled_at end
      from recorded where payments.order_id = recorded.order_id and ${payment !== undefined})
    select order_id from recorded`.execute(shop.trx);
  return rows.length > 0;
}
