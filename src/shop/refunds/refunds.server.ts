import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { minus, type Rupiah } from "#money/rupiah.ts";
import { readStake } from "../decisions/second-person.server.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import { lockOrder, type OrderRow } from "../orders/order-row.server.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { issueCreditNote } from "./issue-credit-note.server.ts";
import { type RefundRow, readBalance, readRefunds } from "./refund-rows.server.ts";
import { type RefundEvent, refundTransition } from "./refund-states.ts";
import { refundWay, wayOf } from "./refund-way.ts";

interface RefundRequest {
  /** Rupiah to return without ending access; when missing, all money held is returned and access ends. */
  amount?: Rupiah | undefined;
  by: Actor;
  note: string;
  /** Reference of a transfer that was made already: the refund is marked as sent at once. */
  proof?: string | undefined;
}

export type RefundRefusal =
  | "unknown_order"
  /** No money of the order is held. */
  | "nothing_held"
  | "too_much"
  /** The amount is all that is held: a refund without an amount must be recorded, which ends access. */
  | "all_of_it"
  /** A refund of all its money is recorded already. */
  | "already_recorded";
type RefundResult = { ok: true; refund: RefundRow } | { ok: false; code: RefundRefusal };

/**
 * Records that money is to be returned: by the payment provider, where it can return this payment, else by a bank transfer
 * that a person makes. Nothing changes for the customer until the money is sent.
 * @param request.limit above this amount in rupiah it is refused: a second person is needed
 */
export async function recordRefund(
  shop: Shop,
  { orderNumber, limit, ...request }: RefundRequest & { orderNumber: string; limit?: Rupiah },
): Promise<RefundResult | { ok: false; code: "above_limit" }> {
  return changeOrders(shop, async (shopTrx) => {
    const { trx } = shopTrx;
    const found = await trx.selectFrom("orders").select("id").where("number", "=", orderNumber).executeTakeFirst();
    if (!found) return { ok: false, code: "unknown_order" };
    const order = await lockOrder(trx, found.id);
    const action = { kind: "refund", ...(request.amount !== undefined && { amount: request.amount }) } as const;
    if (limit !== undefined && (await readStake(trx, order, action)) > limit) return { ok: false, code: "above_limit" };
    return recordRefundLocked(shopTrx, order, request);
  });
}

/** Returns why a refund of an order, which the caller has locked, cannot be recorded; null when it can. */
export async function refundRefusal(trx: Trx, order: OrderRow, amount?: Rupiah): Promise<RefundRefusal | null> {
  const refunds = await readRefunds(trx, [order.id]);
  if (refunds.some((each) => each.kind === "all" && each.state === "recorded")) return "already_recorded";
  const { held, returning } = await readBalance(trx, order);
  const available = minus(held, returning);
  if (available <= 0) return "nothing_held";
  if (amount !== undefined && amount > available) return "too_much";
  const hasAccessOrReview = order.state === "paid" || order.state === "manual_review";
  return amount === available && hasAccessOrReview ? "all_of_it" : null;
}

/** Returns how money of an order, which the caller has locked, goes back. */
async function wayFor(trx: Trx, orderId: string, amount: Rupiah) {
  const [payment, receipts, refunds] = await Promise.all([
    trx.selectFrom("payments").select("can_refund").where("order_id", "=", orderId).executeTakeFirst(),
    readReceipts(trx, [orderId]),
    readRefunds(trx, [orderId]),
  ]);
  return refundWay({ payment: payment ?? null, receipts, refunds }, amount);
}

/** Records a refund of an order that the caller has locked; its provider is told by a job once this is stored. */
export async function recordRefundLocked(
  shop: ShopTrx,
  order: OrderRow,
  { amount, by, note, proof }: RefundRequest,
): Promise<RefundResult> {
  const { trx } = shop;
  const code = await refundRefusal(trx, order, amount);
  if (code) return { ok: false, code };
  const { held, returning } = await readBalance(trx, order);
  const returned = amount ?? minus(held, returning);
  // What was transferred already is not returned a second time.
  const way = proof ? "transfer" : await wayFor(trx, order.id, returned);
  const refund = await trx
    .insertInto("refunds")
    .values({
      order_id: order.id,
      amount: returned,
      kind: amount === undefined ? "all" : "part",
      state: "recorded",
      note,
      provider_state: way === "provider" ? "approved" : null,
      recorded_by: by.name,
      recorded_at: shop.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await applyEvent(shop, {
    orderId: order.id,
    event: "refund_recorded",
    by,
    key: `refund:${refund.id}:recorded`,
    details: { refund: refund.id, amount: refund.amount, note },
  });
  if (way === "provider") await shop.jobs.send(trx, "refund-send", { refund: refund.id });
  return { ok: true, refund: proof ? await completeRefund(shop, refund, { by, proof }) : refund };
}

/** Returns whether a recorded refund is for a person to transfer. */
export const isByHand = (refund: RefundRow): boolean => wayOf(refund) === "transfer";
/** Returns whether a recorded refund can be withdrawn: what the provider has, or may have, cannot. */
export const isWithdrawable = (refund: RefundRow): boolean => refund.provider_state !== "sent";

/** Marks a recorded refund as sent and notifies the customer. Null when no such refund is recorded for a transfer. */
export async function markRefundSent(
  shop: Shop,
  id: number,
  ending: { by: Actor; proof: string },
): Promise<RefundRow | null> {
  return changeRecorded(shop, id, (shopTrx, refund) => completeRefund(shopTrx, refund, ending), isByHand);
}

/** Withdraws a refund whose money was not sent. Null when no such refund is recorded, or the provider has it. */
export async function withdrawRefund(
  shop: Shop,
  id: number,
  ending: { by: Actor; note: string },
): Promise<RefundRow | null> {
  return changeRecorded(shop, id, (shopTrx, refund) => cancelRefund(shopTrx, refund, ending), isWithdrawable);
}

async function changeRecorded(
  shop: Shop,
  id: number,
  change: (shop: ShopTrx, refund: RefundRow) => Promise<RefundRow>,
  isAllowed: (refund: RefundRow) => boolean,
): Promise<RefundRow | null> {
  return changeOrders(shop, async (shopTrx) => {
    const { trx } = shopTrx;
    const unlocked = await readRefund(trx, id);
    if (!unlocked) return null;
    // The order is locked first, as everywhere; the refund is read again under the lock.
    await lockOrder(trx, unlocked.order_id);
    const refund = (await readRefund(trx, id))!;
    return refund.state === "recorded" && isAllowed(refund) ? change(shopTrx, refund) : null;
  });
}

/** Withdraws a recorded refund of an order that the caller has locked. */
export async function cancelRefund(
  shop: ShopTrx,
  refund: RefundRow,
  { by, note }: { by: Actor; note: string },
): Promise<RefundRow> {
  const withdrawn = await changeState(shop, refund, "withdrawn", { by });
  await applyEvent(shop, {
    orderId: refund.order_id,
    event: "refund_withdrawn",
    by,
    key: `refund:${refund.id}:withdrawn`,
    details: { refund: refund.id, amount: refund.amount, note },
  });
  return withdrawn;
}

/**
 * Marks a recorded refund as sent; the caller has locked its order. A refund of all money ends the access of its order; a
 * part leaves it unchanged.
 */
export async function completeRefund(
  shop: ShopTrx,
  refund: RefundRow,
  { by, proof }: { by: Actor; proof: string },
): Promise<RefundRow> {
  const { trx, jobs } = shop;
  const sent = await changeState(shop, refund, "sent", { by, proof });
  const order = await lockOrder(trx, refund.order_id);
  const fullRefundEvent = order.state === "manual_review" ? "settled_as_refunded" : "refunded";
  await issueCreditNote(shop, order, sent);
  await applyEvent(shop, {
    orderId: order.id,
    event: refund.kind === "all" ? fullRefundEvent : "partly_refunded",
    by,
    key: `refund:${refund.id}:sent`,
    details: { refund: refund.id, amount: refund.amount, note: refund.note, proof },
  });
  await jobs.send(trx, "order-mail", { order: order.id, kind: "refunded", refund: refund.id });
  return sent;
}

async function changeState(
  { trx, now }: ShopTrx,
  refund: RefundRow,
  event: RefundEvent,
  { by, proof = "" }: { by: Actor; proof?: string },
): Promise<RefundRow> {
  const state = refundTransition(refund.state, event);
  if (!state) throw new Error(`refund ${refund.id} is ${refund.state}: it cannot be ${event}`);
  return trx
    .updateTable("refunds")
    .set({ state, proof, ended_by: by.name, ended_at: now() })
    .where("id", "=", refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a refund by its id. */
export function readRefund(trx: Trx, id: number) {
  return trx.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}
