import type { Actor } from "#infra/audit/actor.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { lockOrder, type OrderRow } from "../orders/order-row.server.ts";
import { type SettleRefusal, settleLocked, settleRefusal } from "../orders/review-decision.server.ts";
import { type RefundRefusal, recordRefundLocked, refundRefusal } from "../refunds/refunds.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { type AttributionRefusal, attributeMoney, attributionRefusal } from "./attribute-money.server.ts";
import type { MoneyAction } from "./money-action.ts";

export type MoneyRefusal = RefundRefusal | SettleRefusal | AttributionRefusal;

/** The orders that a decision concerns, locked. */
export interface LockedOrders {
  order: OrderRow;
  /** The order to which money is attributed; null when there is none, or no such order exists. */
  target: OrderRow | null;
}

/** Locks the orders that a decision concerns, always in the same sequence, so that two decisions never wait for each other. */
export async function lockOrders(trx: Trx, orderId: string, action?: MoneyAction): Promise<LockedOrders | null> {
  const targetId = action?.kind === "attribute" ? action.target : undefined;
  const wanted = targetId === undefined || targetId === orderId ? [orderId] : [orderId, targetId];
  const existing = await trx.selectFrom("orders").select("id").where("id", "in", wanted).orderBy("id").execute();
  const locked = new Map<string, OrderRow>();
  for (const { id } of existing) locked.set(id, await lockOrder(trx, id));
  const order = locked.get(orderId);
  return order ? { order, target: (targetId && locked.get(targetId)) || null } : null;
}

/** Returns why a decision cannot be applied; null when it can. */
export async function moneyRefusal(
  trx: Trx,
  { order, target }: LockedOrders,
  action: MoneyAction,
): Promise<MoneyRefusal | null> {
  switch (action.kind) {
    case "settle":
      return settleRefusal(trx, order, action.outcome);
    case "refund":
      return refundRefusal(trx, order, action.amount);
    case "attribute":
      return target ? attributionRefusal(trx, { from: order, to: target }, action.amount) : "other_customer";
  }
}

/** Applies a decision in the caller's transaction. */
export async function applyDecision(
  shop: ShopTrx,
  { order, target }: LockedOrders,
  action: MoneyAction,
  { by, note }: { by: Actor; note: string },
): Promise<{ ok: true } | { ok: false; code: MoneyRefusal }> {
  switch (action.kind) {
    case "settle":
      return settleLocked(shop, order, action.outcome, { by, note });
    case "refund": {
      const { amount, proof } = action;
      return recordRefundLocked(shop, order, { amount, by, note, proof });
    }
    case "attribute": {
      if (!target) return { ok: false, code: "other_customer" };
      return attributeMoney(shop, { from: order, to: target }, { amount: action.amount, by, note });
    }
  }
}
