import { randomUUID } from "node:crypto";
import { addDays, type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { isPreparing, startPreparation } from "../workspaces/preparations.server.ts";
import { graceDays, hasAccess } from "./subscription-states.ts";
import {
  changeSubscriptionState,
  lockSubscription,
  type SubscriptionRow,
  termsOf,
} from "./subscription-store.server.ts";
import { nextTerm, packageOn } from "./terms.ts";

/**
 * Grants the term of a paid order, in the transaction in which the order becomes paid. A purchase follows without a gap
 * while the product is active; an upgrade begins today and lasts until the day it was priced for. The order's id is the
 * key of its term, so an order can never be activated twice. Where the team opens the workspace first, the days are
 * those of an opening today, and move until it is open.
 * @returns the days, or null when they are fixed by the opening of the workspace
 */
export async function activate(shop: ShopTrx, order: OrderRow): Promise<{ firstDay: Day; lastDay: Day } | null> {
  const { trx, now } = shop;
  const at = now();
  const today = jakartaDay(at);
  const before = await lockSubscription(trx, order);
  const running = before && hasAccess(before.state) && addDays(before.last_day, graceDays) >= today ? before : null;
  const bought =
    order.kind === "upgrade"
      ? { firstDay: today, lastDay: order.upgrade_until!, anchor: before?.anchor ?? 1 }
      : nextTerm(running && { lastDay: running.last_day, anchor: running.anchor }, today, order.months);
  const id = before?.id ?? randomUUID();
  // Of two first purchases paid at the same moment, the second waits for the first and then extends it.
  if (!before && !(await insertSubscription(shop, order, { id, ...bought }))) return activate(shop, order);
  await trx
    .insertInto("subscription_terms")
    .values({
      order_id: order.id,
      subscription_id: id,
      kind: order.kind === "upgrade" ? "upgrade" : "purchase",
      package_id: order.package_id,
      first_day: bought.firstDay,
      last_day: bought.lastDay,
      months: order.kind === "upgrade" ? 0 : order.months,
      granted_at: at,
      revoked_at: null,
    })
    .execute();
  if (before) await extendSubscription(shop, order, before, bought, !running);
  const waits = running ? await isPreparing(trx, id) : !shop.settings.connected.includes(order.product);
  if (waits) await startPreparation(trx, { orderId: order.id, subscriptionId: id, at });
  return waits ? null : bought;
}

/** Inserts a subscription and its first event. False when another transaction has inserted it already. */
async function insertSubscription(
  { trx, now }: ShopTrx,
  order: OrderRow,
  term: { id: string; lastDay: Day; anchor: number },
): Promise<boolean> {
  const inserted = await trx
    .insertInto("subscriptions")
    .values({
      id: term.id,
      user_id: order.user_id,
      product: order.product,
      state: "active",
      package_id: order.package_id,
      last_day: term.lastDay,
      anchor: term.anchor,
      starts_at: now(),
      renewal_cancelled_at: null,
      updated_at: now(),
    })
    .onConflict((on) => on.columns(["user_id", "product"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  await trx
    .insertInto("subscription_events")
    .values({
      subscription_id: term.id,
      at: now(),
      event: "activated",
      from_state: null,
      to_state: "active",
      order_id: order.id,
    })
    .execute();
  return true;
}

async function extendSubscription(
  { trx, now }: ShopTrx,
  order: OrderRow,
  before: SubscriptionRow,
  term: { lastDay: Day; anchor: number },
  restarts: boolean,
): Promise<void> {
  const upgrade = order.kind === "upgrade";
  const state = await changeSubscriptionState(trx, before, "activated", now(), order.id);
  const terms = await termsOf(trx, before.id);
  await trx
    .updateTable("subscriptions")
    .set({
      state,
      package_id: packageOn(terms, jakartaDay(now())) ?? before.package_id,
      ...(!upgrade && { last_day: term.lastDay, anchor: term.anchor, renewal_cancelled_at: null }),
      ...(restarts && !upgrade && { starts_at: now() }),
      updated_at: now(),
    })
    .where("id", "=", before.id)
    .execute();
}
