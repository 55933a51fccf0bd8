import type { Database } from "#infra/database/tables.server.ts";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import { addDays, type Day, dayBegins, jakartaDay } from "#time/jakarta-day.ts";
import type { SubscriptionMailKind } from "../mails/mail-kinds.ts";
import { chargeNewOrder, expiryOf, type PlaceOrderResult, placeOrder } from "../orders/place-order.server.ts";
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
import { minus, rupiah } from "../prices/money.ts";
import { type Price, priceOf } from "../prices/price.ts";
import { taxRateOn } from "../prices/tax-rates.ts";
import type { Shop } from "../shop.server.ts";
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

/** An order for more months of the package that runs. An ended subscription can be renewed too: it begins anew. */
export async function renewSubscription(
  shop: Shop,
  customer: Customer,
  subscription: SubscriptionRow,
  request: RenewRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const running = packageOn(await termsOf(shop.db, subscription.id), jakartaDay(shop.now()));
  const order = { ...request, package_id: running ?? subscription.package_id };
  // Which package runs may change between a request and its repeat.
  const asked = { ...request, subscription: subscription.id };
  return placeOrder(shop, customer, order, idempotencyKey, { kind: "renewal", asked });
}

/** What an upgrade costs until its last day, and what it brings. */
export interface OfferedUpgrade {
  price: Price;
  until: Day;
  monthPrice: number;
  packageName: { id: string; en: string };
}
export type UpgradeQuote =
  | ({ ok: true } & OfferedUpgrade)
  | { ok: false; code: "unknown_package" | "not_an_upgrade" | "nothing_left" };

/**
 * What a dearer package of the same product costs until the end of the package that runs: the difference of today's
 * monthly prices, prorated to the day.
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
  const from = await findPackage(shop.db, current);
  const to = await findPackage(shop.db, request.package_id);
  if (!from || !to || to.product !== subscription.product) return { ok: false, code: "unknown_package" };
  if (to.price <= from.price) return { ok: false, code: "not_an_upgrade" };
  // Only the stretch in which today's package runs on is upgraded; what was bought after it stays what it is.
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
  /** Another upgrade of this subscription awaits payment: that order. */
  | { ok: false; code: "upgrade_open"; orderId: string }
  | { ok: false; code: "method"; reason: MethodRefusal }
  | { ok: false; code: "price_changed"; quote: OfferedUpgrade; total: number };

/**
 * An order for a dearer package until the end of what is paid. It must be paid before those days are over. One at a time:
 * a second one would be priced as if the first were never paid.
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
      // With the subscription locked, requests that come at once are judged one after the other, and none while an
      // upgrade is being paid.
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

/** The order that a request for an upgrade makes, or why it makes none. */
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
  const expiry = expiryOf(request.payment_method, shop.now());
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

/** Ends reminders and days of grace; the days that are paid stay. The customer gets a mail. Repeating it changes nothing. */
export async function cancelRenewal(shop: RenewalShop, id: string, userId: string): Promise<void> {
  await changeRenewal(shop, { id, userId, from: "is", to: shop.now(), mail: "stopped" });
}

/** Takes a stop back as long as the subscription runs. The customer gets a mail. Repeating it changes nothing. */
export async function resumeRenewal(shop: RenewalShop, id: string, userId: string): Promise<void> {
  await changeRenewal(shop, { id, userId, from: "is not", to: null, mail: "resumed" });
}

type RenewalShop = Pick<Shop, "db" | "now" | "jobs">;

interface RenewalChange {
  id: string;
  userId: string;
  /** Whether the renewal was on (`is` null) or stopped before. */
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
