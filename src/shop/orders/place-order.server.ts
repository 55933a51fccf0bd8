import { setTimeout as sleep } from "node:timers/promises";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { chargeOrder } from "../payments/charge-order.server.ts";
import { type MethodRefusal, minutesToPay } from "../payments/payment-limits.ts";
import { makeQuote, type Quote } from "../prices/make-quote.server.ts";
import type { Shop } from "../shop.server.ts";
import type { VoucherRefusal } from "../vouchers/voucher.ts";
import type { OrderKind } from "./order-kinds.ts";
import type { OrderRequest } from "./requests.ts";
import {
  type AccountClosed,
  type Customer,
  findRepeat,
  type NewOrder,
  type RepeatResult,
  type WriteOrderResult,
  writeOrder,
} from "./write-order.server.ts";

export type PlaceRefusal =
  | { ok: false; code: "unknown_package" }
  | { ok: false; code: "method"; reason: MethodRefusal }
  | { ok: false; code: "voucher_unavailable"; reason: VoucherRefusal; quote: Quote | null }
  | { ok: false; code: "price_changed"; quote: Quote; total: Rupiah }
  | { ok: false; code: "idempotency_key_reused" }
  | { ok: false; code: "payment_provider_unavailable" }
  | AccountClosed;
export type PlaceOrderResult = { ok: true; orderId: string; repeated: boolean } | PlaceRefusal;

/** Returns when a payment of an order expires. */
export function paymentExpiry(method: NewOrder["method"], placedAt: Date): Date {
  return new Date(placedAt.getTime() + minutesToPay(method) * 60_000);
}

/**
 * Places an order: calculates the price from the database, compares it with what the customer saw, stores the order and
 * requests a payment from the provider.
 * @param identifiedBy what identifies a repeat of the request, when that is not the request itself
 */
export async function placeOrder(
  shop: Shop,
  customer: Customer,
  request: OrderRequest,
  idempotencyKey: string,
  { kind = "purchase", identifiedBy = request }: { kind?: OrderKind; identifiedBy?: object } = {},
): Promise<PlaceOrderResult> {
  const identity = { idempotencyKey, requestHash: hashRequest({ ...identifiedBy, kind }) };
  const earlier = await findRepeat(shop, customer.userId, identity);
  if (earlier) return resolveRepeat(shop, earlier);
  const quote = await makeQuote(shop, request, customer.userId);
  if (!quote) return { ok: false, code: "unknown_package" };
  const refusal = quoteRefusal(quote, request.expected_total);
  if (refusal) {
    // The same request, sent twice at once, may have placed the order meanwhile, and then holds the voucher itself.
    const meanwhile = await findRepeat(shop, customer.userId, identity);
    return meanwhile ? resolveRepeat(shop, meanwhile) : refusal;
  }
  const written = await writeOrder(shop, customer, {
    ...identity,
    ...orderFromQuote(quote, request, kind, shop.now()),
  });
  // Another order took the voucher's last use meanwhile: return the present price.
  if (!written.ok && written.code === "voucher_unavailable")
    return { ...written, quote: await makeQuote(shop, request, customer.userId) };
  if (!written.ok && written.code === "customer_gone") return written;
  return chargeNewOrder(shop, written);
}

/** Returns the order of a quote, without the identity of its request. */
export function orderFromQuote(
  quote: Quote,
  { buyer, locale, referral_code }: Pick<OrderRequest, "buyer" | "locale" | "referral_code">,
  kind: OrderKind,
  at: Date,
): Omit<NewOrder, "idempotencyKey" | "requestHash"> {
  const voucher = quote.voucher?.row;
  return {
    kind,
    product: quote.package.product,
    packageId: quote.package.id,
    packageName: quote.package.name[locale],
    months: quote.months,
    upgradeUntil: null,
    monthPrice: quote.price.unitPrice,
    price: quote.price,
    method: quote.method.id,
    voucher: voucher ? { id: voucher.id, code: voucher.code } : null,
    buyer,
    locale,
    referralCode: referral_code || null,
    quotation: quote.quotation?.number ?? null,
    expiresAt: paymentExpiry(quote.method.id, at),
  };
}

/** Returns why a quote cannot be ordered by a customer who saw `expectedTotal`, or undefined. */
export function quoteRefusal(quote: Quote, expectedTotal: number): PlaceRefusal | undefined {
  const { voucher, methodRefusal, price } = quote;
  if (voucher?.refusal) return { ok: false, code: "voucher_unavailable", reason: voucher.refusal, quote };
  if (methodRefusal) return { ok: false, code: "method", reason: methodRefusal };
  if (price.total !== expectedTotal) return { ok: false, code: "price_changed", quote, total: price.total };
  return undefined;
}

/** Requests a payment from the provider for an order that was just stored. */
export async function chargeNewOrder(shop: Shop, written: WriteOrderResult): Promise<PlaceOrderResult> {
  if (!written.ok || !written.row) return resolveRepeat(shop, written);
  const { row, ...placed } = written;
  if (row.total > 0 && !(await chargeOrder(shop, row.id, row)))
    return { ok: false, code: "payment_provider_unavailable" };
  return placed;
}

// Longer than a charge with all its attempts can take: afterwards the first request was lost in a crash.
const chargeAbandonedAfter = 9_000;

/**
 * Returns for a repeated request what the first one returns, after waiting for its charge. When the first was lost in a
 * crash, the repeat charges instead, if the provider accepts the same reference twice without harm.
 */
export async function resolveRepeat(shop: Shop, earlier: RepeatResult): Promise<PlaceOrderResult> {
  if (!earlier.ok) return earlier;
  const { orderId } = earlier;
  for (;;) {
    const payment = await shop.db
      .selectFrom("payments")
      .select(["state", "created_at"])
      .where("order_id", "=", orderId)
      .executeTakeFirst();
    if (payment?.state !== "charging") break;
    if (shop.now().getTime() - payment.created_at.getTime() > chargeAbandonedAfter) {
      if (shop.gateway.canRepeatCharge) await chargeOrder(shop, orderId);
      break;
    }
    await sleep(200);
  }
  const failed = await shop.db
    .selectFrom("order_events")
    .select("id")
    .where("order_id", "=", orderId)
    .where("event", "=", "charge_failed")
    .executeTakeFirst();
  return failed ? { ok: false, code: "payment_provider_unavailable" } : earlier;
}
