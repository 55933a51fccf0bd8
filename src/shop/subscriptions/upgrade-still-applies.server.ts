import { jakartaDay } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { findPackage } from "../packages/packages-store.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { isPreparing } from "../workspaces/preparations.server.ts";
import { hasAccess } from "./subscription-states.ts";
import { lockSubscription, termsOf } from "./subscription-store.server.ts";
import { lastCoveredDay, packageOn } from "./terms.ts";

/**
 * Returns whether an upgrade still gives what it was priced for: its subscription lasts until the upgrade's last day,
 * and its package is cheaper. Between the order and its payment the purchase may have been refunded, or a dearer
 * package bought. The subscription stays locked until the transaction ends.
 */
export async function upgradeStillApplies({ trx, now }: ShopTrx, order: OrderRow): Promise<boolean> {
  const subscription = await lockSubscription(trx, order);
  if (!subscription || !hasAccess(subscription.state)) return false;
  // Refunded and bought again since: the days it was priced for have not begun.
  if (await isPreparing(trx, subscription.id)) return false;
  const today = jakartaDay(now());
  const terms = await termsOf(trx, subscription.id);
  const running = packageOn(terms, today);
  const until = order.upgrade_until!;
  if (!running || until < today || lastCoveredDay(terms)! < until) return false;
  const from = await findPackage(trx, running);
  const to = await findPackage(trx, order.package_id);
  return from !== undefined && to !== undefined && to.price > from.price;
}
