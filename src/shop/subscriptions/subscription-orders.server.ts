import type { Database } from "#infra/database/tables.server.ts";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import { minus, type Rupiah, rupiah } from "#money/rupiah.ts";
import { addDays, type Day, dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import type { SubscriptionMailKind } from "../mails/mail-kinds.ts";
import { chargeNewOrder, type PlaceOrderResult, paymentExpiry, placeOrder } from "../orders/place-order.server.ts";
import type { RenewRequest, UpgradeRequest } from "../orders/requests.ts";
import {
  type AccountClosed,
  type Customer,
  findRepeat,
  insertOrder,
  type NewOrder,
  type WriteOrderResult,
} from "../orders/write-order.server.ts";
import { findPackage } from "../packages/packages-store.server.ts";
import { type MethodRefusal, methodRefusal } from "../payments/payment-limits.ts";
import { methodOf } from "../prices/make-quote.server.ts";
import { type Price, priceOf } from "../prices/price.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import type { Shop } from "../shop.server.ts";
import { isPreparing } from "../workspaces/preparations.server.ts";
import { proratedDifference } from "./proration.ts";
import { hasAccess } from "./subscription-states.ts";
import { lockSubscription, type SubscriptionRow, termsOf } from "./subscription-store.server.ts";
import { packageOn } from "./terms.ts";

export async function findSubscription(db: Database, id: string, userId: string): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** Places an order for more months of the active package. An ended subscription starts again with today. */
export async function renewSubscription(
  shop: Shop,
  customer: Customer,
  subscription: SubscriptionRow,
  request: RenewRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const activePackage = packageOn(await termsOf(shop.db, subscription.id), jakartaDay(shop.now()));
  const order = { ...request, package_id: activePackage ?? subscription.package_id };
  // The active package may change between a request and its repeat, so it does not identify the request.
  const identifiedBy = { ...request, subscription: subscription.id };
  return placeOrder(shop, customer, order, idempotencyKey, { kind: "renewal", identifiedBy });
}

/** What an upgrade costs until its last day. */
export interface OfferedUpgrade {
  price: Price;
  until: Day;
  monthPrice: Rupiah;
  packageName: { id: string; en: string };
}
type UpgradeQuote =
  | ({ ok: true } & OfferedUpgrade)
  | { ok: false; code: "unknown_package" | "not_an_upgrade" | "nothing_left" | "workspace_waiting" };

/**
 * Returns what a dearer package of the same product costs until the end of the active one: the difference of today's
 * monthly prices, prorated to the day. While the workspace is being prepared, no days are counted yet.
 */
export async function quoteUpgrade(
  shop: Pick<Shop, "db" | "settings" | "now">,
  subscription: SubscriptionRow,
  request: Pick<UpgradeRequest, "package_id" | "payment_method">,
): Promise<UpgradeQuote> {
  const today = jakartaDay(shop.now());
  const terms = await termsOf(shop.db, subscription.id);
  const current = packageOn(terms, today);
  if (!current || !hasAccess(subscription.state)) return { ok: false, code: "nothing_left" };
  if (await isPreparing(shop.db, subscription.id)) return { ok: false, code: "workspace_waiting" };
  const from = await findPackage(shop.db, current);
  const to = await findPackage(shop.db, request.package_id);
  if (!from || !to || to.product !== subscription.product) return { ok: false, code: "unknown_package" };
  if (to.price <= from.price) return { ok: false, code: "not_an_upgrade" };
  // Only the days of today's package are upgraded; terms of other packages after it stay unchanged.
  let until = today;
  while (packageOn(terms, addDays(until, 1)) === current) until = addDays(until, 1);
  const difference = minus(rupiah(to.price), rupiah(from.price));
  const unitPrice = proratedDifference(difference, today, until);
  if (unitPrice === 0) return { ok: false, code: "nothing_left" };
  const { channelFee } = methodOf(shop.settings, request.payment_method);
  const price = priceOf({
    kind: "upgrade",
    unitPrice,
    quantity: 1,
    discount: null,
    channelFee,
    taxRate: taxRateOn(today),
  });
  return { ok: true, price, until, monthPrice: to.price, packageName: to.name };
}

export type UpgradeRefusal =
  | Exclude<UpgradeQuote, { ok: true }>
  /** Another upgrade of this subscription awaits payment, as the order `orderId`. */
  | { ok: false; code: "upgrade_open"; orderId: string }
  | { ok: false; code: "method"; reason: MethodRefusal }
  | { ok: false; code: "price_changed"; quote: OfferedUpgrade; total: Rupiah };

/**
 * Places an order for a dearer package until the end of what is paid, which is also the latest time to pay it. Only one
 * may be open at a time: a second one would be priced as if the first were never paid.
 */
export async function upgradeSubscription(
  shop: Shop,
  customer: Customer,
  subscription: SubscriptionRow,
  request: UpgradeRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult | UpgradeRefusal> {
  const identity = {
    idempotencyKey,
    requestHash: hashRequest({ ...request, kind: "upgrade", subscription: subscription.id }),
  };
  const written = await shop.db
    .transaction()
    .execute(async (trx): Promise<WriteOrderResult | AccountClosed | UpgradeRefusal> => {
      if (!(await customer.lock(trx))) return { ok: false, code: "customer_gone" };
      // The lock makes simultaneous requests wait for each other, and for an upgrade that is being paid.
      const locked = (await lockSubscription(trx, subscription))!;
      const repeat = () => findRepeat({ db: trx }, customer.userId, identity);
      const earlier = await repeat();
      if (earlier) return earlier;
      const order = await prepareUpgrade({ ...shop, db: trx }, locked, request);
      if ("ok" in order) return order;
      const row = await insertOrder(trx, shop, customer, { ...identity, ...order });
      return row ? { ok: true, orderId: row.id, repeated: false, row } : (await repeat())!;
    });
  return written.ok || written.code === "idempotency_key_reused" ? chargeNewOrder(shop, written) : written;
}

/** Returns the order for an upgrade, ready to be stored, or why it is refused. */
export async function prepareUpgrade(
  shop: Pick<Shop, "db" | "settings" | "now">,
  subscription: SubscriptionRow,
  request: UpgradeRequest,
): Promise<Omit<NewOrder, "idempotencyKey" | "requestHash"> | UpgradeRefusal> {
  const open = await shop.db
    .selectFrom("orders")
    .select("id")
    .where("user_id", "=", subscription.user_id)
    .where("product", "=", subscription.product)
    .where("kind", "=", "upgrade")
    .where("state", "=", "awaiting_payment")
    .executeTakeFirst();
  if (open) return { ok: false, code: "upgrade_open", orderId: open.id };
  const quote = await quoteUpgrade(shop, subscription, request);
  if (!quote.ok) return quote;
  const { price, until } = quote;
  const refusal = methodRefusal(methodOf(shop.settings, request.payment_method), price.total);
  if (refusal) return { ok: false, code: "method", reason: refusal };
  if (price.total !== request.expected_total) return { ok: false, code: "price_changed", quote, total: price.total };
  const expiry = paymentExpiry(request.payment_method, shop.now());
  const end = dayBegins(addDays(until, 1));
  return {
    kind: "upgrade",
    product: subscription.product,
    packageId: request.package_id,
    packageName: quote.packageName[request.locale],
    months: 0,
    upgradeUntil: until,
    monthPrice: quote.monthPrice,
    price,
    method: request.payment_method,
    voucher: null,
    buyer: request.buyer,
    locale: request.locale,
    referralCode: request.referral_code || null,
    expiresAt: new Date(Math.min(expiry.getTime(), end.getTime())),
  };
}

/** Cancels the renewal: no reminders, no grace period; paid days stay. Sends a mail. A repeat changes nothing. */
export async function cancelRenewal(shop: RenewalShop, id: string, userId: string): Promise<void> {
  await changeRenewal(shop, { id, userId, from: "is", to: shop.now(), mail: "stopped" });
}

/** Resumes a cancelled renewal of an active subscription. Sends a mail. A repeat changes nothing. */
export async function resumeRenewal(shop: RenewalShop, id: string, userId: string): Promise<void> {
  await changeRenewal(shop, { id, userId, from: "is not", to: null, mail: "resumed" });
}

type RenewalShop = Pick<Shop, "db" | "now" | "jobs">;

interface RenewalChange {
  id: string;
  userId: string;
  /** The state before the change: `is` null for an active renewal, `is not` null for a cancelled one. */
  from: "is" | "is not";
  to: Date | null;
  mail: SubscriptionMailKind;
}

async function changeRenewal(
  { db, now, jobs }: RenewalShop,
  { id, userId, from, to, mail }: RenewalChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("subscriptions")
      .set({ renewal_cancelled_at: to, updated_at: now() })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("state", "in", ["active", "grace"])
      .where("renewal_cancelled_at", from, null)
      .returning("id")
      .executeTakeFirst();
    if (changed) await jobs.send(trx, "subscription-mail", { subscription: id, kind: mail });
  });
}
