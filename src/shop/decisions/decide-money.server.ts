import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import { refreshAttention } from "./attention.server.ts";
import type { MoneyAction } from "./money-action.ts";
import {
  applyDecision,
  type LockedOrders,
  lockOrders,
  type MoneyRefusal,
  moneyRefusal,
} from "./money-decision.server.ts";
import { readStake } from "./second-person.server.ts";

export type StaffActor = Extract<Actor, { kind: "staff" }>;

interface DecisionInput {
  orderId: string;
  /** The version of the order that the person saw. */
  version: number;
  action: MoneyAction;
  /** The reason. */
  note: string;
  by: StaffActor;
  /** Above this amount in rupiah a second person decides (REVIEW_LIMIT). */
  limit: Rupiah;
}

type StaffRefusal =
  | MoneyRefusal
  | "not_found"
  /** Somebody changed the order meanwhile. */
  | "stale_version"
  /** A decision about this order waits for a second person. */
  | "proposal_open";
type StaffDecision = { ok: true; proposed: boolean } | { ok: false; code: StaffRefusal };

/** Applies a decision of staff about the money of an order, or proposes it to a second person when it is above the limit. */
export async function decideMoney(shop: Shop, input: DecisionInput): Promise<StaffDecision> {
  const { orderId, version, action, note, by, limit } = input;
  return changeOrders(shop, async (shopTrx): Promise<StaffDecision> => {
    const { trx } = shopTrx;
    const orders = await lockOrders(trx, orderId, action);
    if (!orders) return { ok: false, code: "not_found" };
    const { order } = orders;
    if (order.version !== version) return { ok: false, code: "stale_version" };
    if (await hasOpenProposal(trx, orderId)) return { ok: false, code: "proposal_open" };
    const stake = await readStake(trx, order, action);
    if (stake > limit) {
      const code = await moneyRefusal(trx, orders, action);
      if (code) return { ok: false, code };
      await propose(shopTrx, orders, { action, amount: stake, note, by });
      return { ok: true, proposed: true };
    }
    const applied = await applyDecision(shopTrx, orders, action, { by, note });
    return applied.ok ? { ok: true, proposed: false } : applied;
  });
}

async function propose(
  shop: ShopTrx,
  { order, target }: LockedOrders,
  { action, amount, note, by }: { action: MoneyAction; amount: Rupiah; note: string; by: StaffActor },
): Promise<void> {
  const { trx } = shop;
  const at = shop.now();
  const { id } = await trx
    .insertInto("review_proposals")
    .values({
      order_id: order.id,
      state: "open",
      action: JSON.stringify(action),
      amount,
      note,
      proposed_by: by.id,
      proposed_by_name: by.name,
      proposed_at: at,
      decided_by: null,
      decided_by_name: null,
      decided_at: null,
      decided_note: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.updateTable("orders").set({ updated_at: at }).where("id", "=", order.id).execute();
  await refreshAttention(trx, order);
  await recordChange(trx, by, at, {
    action: "order.decision_proposed",
    object: { kind: "orders", id: order.id },
    after: { proposal: id, amount, ...action, ...(target && { target: target.number }) },
    reason: note,
  });
  const params = { by: by.name, number: order.number, amount };
  await notifyStaff(trx, "proposal_made", { object: order.id, params, by, at });
}

/** Returns whether a decision about an order, which the caller has locked, waits for a second person. */
async function hasOpenProposal(trx: Trx, orderId: string): Promise<boolean> {
  const open = trx
    .selectFrom("review_proposals")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "=", "open");
  return (await open.executeTakeFirst()) !== undefined;
}
