import { jakartaDay } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { dropPreparations } from "../workspaces/preparations.server.ts";
import { hasAccess } from "./subscription-states.ts";
import { changeSubscriptionState, lockSubscription, moveTerms, termsOf } from "./subscription-store.server.ts";
import { lastCoveredDay, packageOn, withoutOrder } from "./terms.ts";

/**
 * Revokes the term of an order whose money was returned. Other terms and grants move up; when none is left, access ends
 * at once.
 */
export async function revoke(shop: ShopTrx, order: OrderRow, reason: "reversed" | "refunded"): Promise<void> {
  const { trx, now } = shop;
  const at = now();
  const subscription = (await lockSubscription(trx, order))!;
  const today = jakartaDay(at);
  const before = await termsOf(trx, subscription.id);
  const { terms, anchor } = withoutOrder(before, order.id, today, subscription.anchor);
  await trx.updateTable("subscription_terms").set({ revoked_at: at }).where("order_id", "=", order.id).execute();
  await moveTerms(trx, terms, before);
  await dropPreparations(shop, [order.id], "money_returned");
  const lastDay = lastCoveredDay(terms);
  const covered = lastDay !== null && lastDay >= today;
  const state =
    !covered && hasAccess(subscription.state)
      ? await changeSubscriptionState(trx, subscription, reason, at, order.id)
      : subscription.state;
  await trx
    .updateTable("subscriptions")
    .set({
      state,
      last_day: lastDay ?? subscription.last_day,
      anchor,
      package_id: packageOn(terms, today) ?? subscription.package_id,
      updated_at: at,
    })
    .where("id", "=", subscription.id)
    .execute();
}
