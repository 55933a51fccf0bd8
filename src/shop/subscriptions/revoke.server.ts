import { jakartaDay } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { hasAccess } from "./subscription-states.ts";
import { changeSubscriptionState, lockSubscription, termsOf } from "./subscription-store.server.ts";
import { lastCoveredDay, packageOn, type Term, withoutOrder } from "./terms.ts";

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
  for (const term of terms) await moveTerm(shop, term, before);
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

async function moveTerm({ trx }: ShopTrx, term: Term, before: readonly Term[]): Promise<void> {
  const previous = before.find((each) => each.orderId === term.orderId);
  if (previous?.firstDay === term.firstDay && previous.lastDay === term.lastDay) return;
  const days = { first_day: term.firstDay, last_day: term.lastDay };
  if (term.kind === "grant")
    await trx.updateTable("subscription_grants").set(days).where("id", "=", term.orderId).execute();
  else await trx.updateTable("subscription_terms").set(days).where("order_id", "=", term.orderId).execute();
}
