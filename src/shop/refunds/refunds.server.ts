import type { Trx } from "#infra/database/tables.server.ts";
import { applyEvent } from "../orders/apply-event.server.ts";
import { lockOrder, type OrderRow } from "../orders/order-row.server.ts";
import type { Shop, ShopTrx } from "../shop.server.ts";
import { issueCreditNote } from "./issue-credit-note.server.ts";
import { type RefundRow, readBalance, readRefunds } from "./refund-rows.server.ts";
import { type RefundEvent, refundTransition } from "./refund-states.ts";

interface RefundRequest {
  orderNumber: string;
  /** Rupiah to return without ending access; when missing, all money held is returned and access ends. */
  amount?: number;
  by: string;
  note: string;
  /** Reference of a transfer that was made already: the refund is marked as sent at once. */
  proof?: string;
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
 * Records that money is to be returned by bank transfer, which a person makes: virtual accounts have no refund by API.
 * Nothing changes for the customer until the refund is marked as sent.
 */
export async function recordRefund(shop: Shop, request: RefundRequest): Promise<RefundResult> {
  return shop.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom("orders")
      .select("id")
      .where("number", "=", request.orderNumber)
      .executeTakeFirst();
    if (!order) return { ok: false, code: "unknown_order" };
    return recordLocked({ ...shop, trx }, await lockOrder(trx, order.id), request);
  });
}

async function recordLocked(
  shop: ShopTrx,
  order: OrderRow,
  { amount, by, note, proof }: RefundRequest,
): Promise<RefundResult> {
  const { trx } = shop;
  const refunds = await readRefunds(trx, [order.id]);
  if (refunds.some((each) => each.kind === "all" && each.state === "recorded"))
    return { ok: false, code: "already_recorded" };
  const { held, returning } = await readBalance(trx, order);
  const available = held - returning;
  if (available <= 0) return { ok: false, code: "nothing_held" };
  if (amount !== undefined && amount > available) return { ok: false, code: "too_much" };
  const hasAccessOrReview = order.state === "paid" || order.state === "manual_review";
  if (amount === available && hasAccessOrReview) return { ok: false, code: "all_of_it" };
  const refund = await trx
    .insertInto("refunds")
    .values({
      order_id: order.id,
      amount: amount ?? available,
      kind: amount === undefined ? "all" : "part",
      state: "recorded",
      note,
      recorded_by: by,
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
  return { ok: true, refund: proof ? await completeRefund(shop, refund, { by, proof }) : refund };
}

/** Marks a recorded refund as sent and notifies the customer. Null when no such refund is recorded. */
export async function markRefundSent(
  shop: Shop,
  id: number,
  ending: { by: string; proof: string },
): Promise<RefundRow | null> {
  return changeRecorded(shop, id, (shopTrx, refund) => completeRefund(shopTrx, refund, ending));
}

/** Withdraws a refund that was not transferred. Null when no such refund is recorded. */
export async function withdrawRefund(
  shop: Shop,
  id: number,
  ending: { by: string; note: string },
): Promise<RefundRow | null> {
  return changeRecorded(shop, id, async (shopTrx, refund) => {
    const { by, note } = ending;
    const withdrawn = await changeState(shopTrx, refund, "withdrawn", { by });
    await applyEvent(shopTrx, {
      orderId: refund.order_id,
      event: "refund_withdrawn",
      by,
      key: `refund:${id}:withdrawn`,
      details: { refund: id, amount: refund.amount, note },
    });
    return withdrawn;
  });
}

async function changeRecorded(
  shop: Shop,
  id: number,
  change: (shop: ShopTrx, refund: RefundRow) => Promise<RefundRow>,
): Promise<RefundRow | null> {
  return shop.db.transaction().execute(async (trx) => {
    const unlocked = await readRefund(trx, id);
    if (!unlocked) return null;
    // The order is locked first, as everywhere; the refund is read again under the lock.
    await lockOrder(trx, unlocked.order_id);
    const refund = (await readRefund(trx, id))!;
    return refund.state === "recorded" ? change({ ...shop, trx }, refund) : null;
  });
}

/** Marks a refund as sent. A refund of all money ends the access of its order; a part leaves it unchanged. */
async function completeRefund(shop: ShopTrx, refund: RefundRow, { by, proof }: { by: string; proof: string }) {
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
  { by, proof = "" }: { by: string; proof?: string },
): Promise<RefundRow> {
  const state = refundTransition(refund.state, event);
  if (!state) throw new Error(`refund ${refund.id} is ${refund.state}: it cannot be ${event}`);
  return trx
    .updateTable("refunds")
    .set({ state, proof, ended_by: by, ended_at: now() })
    .where("id", "=", refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function readRefund(trx: Trx, id: number) {
  return trx.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}
