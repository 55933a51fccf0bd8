import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { endTurns } from "#notifications/notify-staff.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { changeOrders, type Shop, type ShopTrx } from "../shop.server.ts";
import {
  changeSubscriptionState,
  lockSubscription,
  moveTerms,
  type SubscriptionRow,
  termsOf,
} from "../subscriptions/subscription-store.server.ts";
import { packageOn, startingToday } from "../subscriptions/terms.ts";
import { endPreparations, type WaitingOrder, waitingOrders } from "./preparations.server.ts";

type WorkspaceOpened = { ok: true } | { ok: false; code: "stale_version" | "workspace_not_waiting" };

/**
 * Records that the workspace of a paid order is open: the paid period starts today, whatever day it was paid on, and the
 * customer is notified. Orders for more months of the same package, paid meanwhile, follow it.
 * @param version of the order that the person saw; without it any version is changed
 */
export function openWorkspace(
  shop: Shop,
  { orderId, by, version }: { orderId: string; by: Actor; version?: number | undefined },
): Promise<WorkspaceOpened> {
  return changeOrders(shop, async (change): Promise<WorkspaceOpened> => {
    const { trx, now, jobs } = change;
    const order = await lockOrdersOfWorkspace(trx, orderId);
    if (version !== undefined && order.version !== version) return { ok: false, code: "stale_version" };
    const subscription = await lockSubscription(trx, order);
    const waiting = subscription ? await waitingOrders(trx, subscription.id) : [];
    if (!subscription || !waiting.some((each) => each.orderId === orderId))
      return { ok: false, code: "workspace_not_waiting" };
    const lastDay = await movePeriod(change, subscription, waiting);
    const state = await changeSubscriptionState(trx, subscription, "workspace_opened", now(), orderId);
    await trx
      .updateTable("subscriptions")
      .set({ state, starts_at: now(), updated_at: now() })
      .where("id", "=", subscription.id)
      .execute();
    await endPreparations(change, waiting, actorName(by));
    for (const each of waiting) await endTurns(trx, ["workspace_waiting"], each.orderId, now());
    // One mail for one workspace, about the order that was paid first.
    await jobs.send(trx, "order-mail", { order: waiting[0]!.orderId, kind: "ready" });
    await recordChange(trx, by, now(), {
      action: "order.workspace_opened",
      object: { kind: "orders", id: orderId },
      after: { product: subscription.product, last_day: lastDay },
    });
    return { ok: true };
  });
}

/**
 * Locks an order and those of the same customer and product, and returns it. As everywhere, orders are locked before their
 * subscription; several of them by id. One that is still to be paid is locked too: paid at the same moment, it would wait
 * for the same workspace.
 */
async function lockOrdersOfWorkspace(trx: Trx, orderId: string): Promise<OrderRow> {
  const { user_id, product } = await trx
    .selectFrom("orders")
    .select(["user_id", "product"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("product", "=", product)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.find(({ id }) => id === orderId)!;
}

/** Moves the days of a paid period that has not started to those of a start today. Returns the last one. */
async function movePeriod(
  { trx, now }: Pick<ShopTrx, "trx" | "now">,
  row: SubscriptionRow,
  waiting: readonly WaitingOrder[],
): Promise<Day> {
  const today = jakartaDay(now());
  const before = await termsOf(trx, row.id);
  const orderIds = new Set(waiting.map(({ orderId }) => orderId));
  const { terms, anchor, lastDay } = startingToday(before, orderIds, today);
  await moveTerms(trx, terms, before);
  await trx
    .updateTable("subscriptions")
    .set({ last_day: lastDay, anchor, package_id: packageOn(terms, today) ?? row.package_id, updated_at: now() })
    .where("id", "=", row.id)
    .execute();
  return lastDay;
}

/**
 * Keeps a period that waits for its workspace as if it started today, so that no paid day passes meanwhile.
 * @param row the subscription, locked by the caller
 * @returns false when it waits for none
 */
export async function holdPeriod(shop: Pick<ShopTrx, "trx" | "now">, row: SubscriptionRow): Promise<boolean> {
  const waiting = await waitingOrders(shop.trx, row.id);
  if (waiting.length > 0) await movePeriod(shop, row, waiting);
  return waiting.length > 0;
}

/** Returns the orders that wait for the workspace of a product that has been connected meanwhile. */
export async function connectedOrders({ db, settings: { connected } }: Shop): Promise<string[]> {
  if (connected.length === 0) return [];
  const waiting = await db
    .selectFrom("workspace_preparations")
    .innerJoin("orders", "orders.id", "workspace_preparations.order_id")
    .select("orders.id")
    .where("workspace_preparations.state", "=", "preparing")
    .where("product", "in", connected)
    .execute();
  return waiting.map(({ id }) => id);
}
