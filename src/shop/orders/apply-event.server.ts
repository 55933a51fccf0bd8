import { sql } from "kysely";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Queues } from "#infra/jobs/queues.server.ts";
import { endTurns, notifyStaff } from "#notifications/notify-staff.server.ts";
import { refreshAttention } from "../decisions/attention.server.ts";
import { issueInvoice } from "../invoices/issue-invoice.server.ts";
import { type IncomingMoney, recordReceipts, reverseReceipts } from "../payments/receipts.server.ts";
import { recordProviderRefund } from "../refunds/refund-rows.server.ts";
import { orderChannel, type ShopTrx } from "../shop.server.ts";
import { activate } from "../subscriptions/activate.server.ts";
import { revoke } from "../subscriptions/revoke.server.ts";
import { upgradeStillApplies } from "../subscriptions/upgrade-still-applies.server.ts";
import { applyVoucherEffect } from "../vouchers/voucher-store.server.ts";
import { auditedActor, nameOf, type OrderActor } from "./order-actor.server.ts";
import { lockOrder, type OrderRow } from "./order-row.server.ts";
import { bringsMoney, type OrderEvent, type OrderState, orderTransition } from "./order-states.ts";

interface OrderEventInput {
  orderId: string;
  event: OrderEvent;
  /** Who or what reports it. */
  by: OrderActor;
  /** Distinguishes this event from others of its kind; needed for money and for people's decisions. */
  key?: string;
  details?: Record<string, unknown>;
  /** The money received, when the event is about money. */
  money?: readonly IncomingMoney[];
}

export interface AppliedEvent {
  order: OrderRow;
  from: OrderState;
  /** False when the state table has no such transition, or when the same event was applied before. */
  changed: boolean;
}

/**
 * Applies an event to an order; the only place where an order changes its state. Locks the order, follows the state
 * table, writes the history, and applies the effects of the new state (voucher, invoice, subscription, mail) in the same
 * transaction, with its entry of the audit log.
 */
export async function applyEvent(shop: ShopTrx, input: OrderEventInput): Promise<AppliedEvent> {
  const { recorded, event, ...applied } = await applyRecorded(shop, input);
  // Money that is reported again may have another amount.
  if (recorded || input.money) await refreshAttention(shop.trx, applied.order);
  if (recorded) await auditEvent(shop, { ...input, event }, applied);
  return applied;
}

/** Writes the entry of the audit log, unless a customer caused the event or a job reported what changes nothing. */
async function auditEvent(
  shop: ShopTrx,
  { by, event, details: { note, ...details } = {} }: OrderEventInput,
  { order, from, changed }: AppliedEvent,
): Promise<void> {
  const actor = auditedActor(by);
  const isRefund = event === "partly_refunded" || event === "refund_requested" || event === "refund_refused";
  if (!actor || (actor.kind === "job" && !changed && !bringsMoney(event) && !isRefund)) return;
  await recordChange(shop.trx, actor, shop.now(), {
    action: `order.${event}`,
    object: { kind: "orders", id: order.id },
    before: changed ? { state: from } : {},
    after: { ...(changed && { state: order.state }), ...details },
    ...(typeof note === "string" && note !== "" && { reason: note }),
  });
}

/** @returns also the event as it was applied, and false for one that the history contained already */
async function applyRecorded(
  shop: ShopTrx,
  input: OrderEventInput,
): Promise<AppliedEvent & { event: OrderEvent; recorded: boolean }> {
  const { trx } = shop;
  const at = shop.now();
  const order = await lockOrder(trx, input.orderId);
  const event = await checkUpgrade(shop, order, input.event);
  const from = order.state;
  const transition = orderTransition(from, event);
  // Also for an event that changes nothing or was applied before, so that no receipt is lost.
  await recordReceipts(trx, order.id, input.money ?? [], at);
  const recorded = await recordEvent(shop, order, { ...input, event }, transition?.to);
  if (!recorded) return { order, from, changed: false, event, recorded };
  if (event === "denied") await reverseReceipts(trx, order.id, at);
  if (!transition) {
    // Sales are notified of money that changes nothing, such as a second payment.
    if (bringsMoney(event)) {
      await shop.jobs.send(trx, "order-mail", { order: order.id, kind: "extra_money" });
      await tellFinance(shop, order, "money_extra", input);
    }
    return { order, from, changed: false, event, recorded };
  }
  if (from === "manual_review") await endTurns(trx, ["money_review", "proposal_made"], order.id, at);
  if (order.voucher_code) await applyVoucherEffect(trx, order.id, transition.voucher, at);
  const after = { ...order, state: transition.to, updated_at: at };
  await applyStateEffects(shop, after, from, { ...input, event });
  await notify(trx, orderChannel, order.id);
  return { order: after, from, changed: true, event, recorded };
}

/** Replaces the payment of an upgrade that no longer applies by `nothing_to_upgrade`, whether a bank or a person reports it. */
async function checkUpgrade(shop: ShopTrx, order: OrderRow, event: OrderEvent): Promise<OrderEvent> {
  const pays = order.kind === "upgrade" && orderTransition(order.state, event)?.to === "paid";
  return pays && !(await upgradeStillApplies(shop, order)) ? "nothing_to_upgrade" : event;
}

async function applyStateEffects(
  shop: ShopTrx,
  order: OrderRow,
  from: OrderState,
  { event, by }: OrderEventInput,
): Promise<void> {
  const { trx, jobs } = shop;
  const mail = (kind: Queues["order-mail"]["kind"]) => jobs.send(trx, "order-mail", { order: order.id, kind });
  switch (order.state) {
    case "paid": {
      const term = await activate(shop, order);
      await issueInvoice(shop, order, term);
      if (!shop.settings.connected.includes(order.product)) {
        await mail("activation");
        const told = { object: order.id, params: { number: order.number }, by: auditedActor(by), at: shop.now() };
        await notifyStaff(trx, "workspace_waiting", told);
      }
      return jobs.send(trx, "order-paid", { order: order.id });
    }
    case "closed":
      if (event === "settled_as_closed") return mail("review_closed");
      return event === "expired" ? mail("expired") : undefined;
    case "manual_review":
      await tellFinance(shop, order, "money_review", { by });
      return mail("review");
    case "reversed":
      await tellFinance(shop, order, "money_reversed", { by });
      await revoke(shop, order, "reversed");
      return mail("reversed");
    case "refunded":
      if (from === "paid") await revoke(shop, order, "refunded");
      // The mail about a refund recorded by a person is sent when it is marked as sent.
      return by === "provider" ? recordProviderRefund(shop, order) : undefined;
    default:
      return;
  }
}

/** Tells who decides about money that it waits for them; a person who caused it knows. */
async function tellFinance(
  { trx, now }: ShopTrx,
  { id, number }: Pick<OrderRow, "id" | "number">,
  step: "money_review" | "money_extra" | "money_reversed",
  { by }: Pick<OrderEventInput, "by">,
): Promise<void> {
  await notifyStaff(trx, step, { object: id, params: { number }, by: auditedActor(by), at: now() });
}

// The payment's state for each new state of its order; other states leave it unchanged.
const paymentStates: Partial<Record<OrderState, "settled" | "over">> = {
  paid: "settled",
  closed: "over",
  reversed: "over",
  refunded: "over",
};

/**
 * Writes the history and, when there is a transition, the new state of order and payment, in one statement. Also without
 * one the order has a new version: what people decide about has changed.
 * @returns false when this event is in the history already; then nothing is written
 */
async function recordEvent(shop: ShopTrx, order: OrderRow, input: OrderEventInput, to?: OrderState): Promise<boolean> {
  const at = shop.now();
  const { event, by, details = {}, key = `${event}@${order.state}` } = input;
  const payment = to && paymentStates[to];
  const { rows } = await sql`
    with recorded as (
      insert into order_events (order_id, at, event, event_key, from_state, to_state, by, details)
      values (${order.id}, ${at}, ${event}, ${key}, ${order.state}, ${to ?? order.state}, ${nameOf(by)}, ${JSON.stringify(details)}::jsonb)
      on conflict (order_id, event_key) do nothing
      returning order_id),
    updated_order as (
      update orders set state = ${to ?? order.state}, updated_at = ${at}
      from recorded where orders.id = recorded.order_id),
    updated_payment as (
      update payments set state = ${payment ?? ""}, settled_at = case when ${payment === "settled"} then ${at}::timestamptz else settled_at end
      from recorded where payments.order_id = recorded.order_id and ${payment !== undefined})
    select order_id from recorded`.execute(shop.trx);
  return rows.length > 0;
}
