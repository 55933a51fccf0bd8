import type { Trx } from "#infra/database/tables.server.ts";
import { hashRequest } from "#infra/limits/idempotency.server.ts";
import { movePayerLink } from "../payer-links/payer-links.server.ts";
import { checkPayment } from "../payments/check-payment.server.ts";
import { GatewayError } from "../payments/gateways/gateway.ts";
import { makeQuote } from "../prices/make-quote.server.ts";
import { quotedTerms } from "../quotations/quoted-terms.server.ts";
import type { Shop } from "../shop.server.ts";
import { prepareUpgrade, type UpgradeRefusal } from "../subscriptions/subscription-orders.server.ts";
import { lockSubscription } from "../subscriptions/subscription-store.server.ts";
import { cancelWithoutCheck } from "./cancel-order.server.ts";
import { lockOrder, type OrderRow } from "./order-row.server.ts";
import {
  chargeNewOrder,
  orderFromQuote,
  type PlaceOrderResult,
  quoteRefusal,
  resolveRepeat,
} from "./place-order.server.ts";
import type { MethodRequest } from "./requests.ts";
import {
  type Customer,
  findRepeat,
  insertWithVoucher,
  type NewOrder,
  VoucherUnavailableError,
  type WriteOrderResult,
} from "./write-order.server.ts";

export type MethodChange = PlaceOrderResult | UpgradeRefusal | { ok: false; code: "not_awaiting_payment" };
type Refusal = Extract<MethodChange, { ok: false }>;

/** Rolls the transaction back, so that the order stays unchanged. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Changes the payment method of an order that awaits payment: cancels it and places the same one with the new method, in
 * one transaction, so that a refusal (another price, a method that cannot carry the total) leaves the first unchanged.
 * The provider is checked first, in case the first has been paid meanwhile.
 */
export async function changeMethod(
  shop: Shop,
  customer: Customer,
  orderId: string,
  request: MethodRequest,
  idempotencyKey: string,
): Promise<MethodChange> {
  const identity = { idempotencyKey, requestHash: hashRequest({ ...request, instead_of: orderId }) };
  const repeat = (db = shop.db) => findRepeat({ db }, customer.userId, identity);
  const earlier = await repeat();
  if (earlier) return resolveRepeat(shop, earlier);
  try {
    await checkPayment(shop, orderId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
  try {
    const written = await shop.db.transaction().execute(async (trx): Promise<WriteOrderResult> => {
      // A closed account places no orders.
      if (!(await customer.lock(trx))) throw new RefusedError({ ok: false, code: "not_awaiting_payment" });
      const cancelled = await cancelWithoutCheck({ ...shop, trx }, orderId);
      const meanwhile = cancelled ? null : await repeat(trx);
      if (meanwhile) return meanwhile;
      if (!cancelled) throw new RefusedError({ ok: false, code: "not_awaiting_payment" });
      const before = await lockOrder(trx, orderId);
      const next = await orderWithMethod(trx, shop, before, request);
      const row = await insertWithVoucher(trx, shop, { ...customer, touches: before }, { ...identity, ...next });
      if (!row) return (await repeat(trx))!;
      await movePayerLink(trx, orderId, row.id);
      return { ok: true, orderId: row.id, repeated: false, row };
    });
    return await chargeNewOrder(shop, written);
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    if (error instanceof VoucherUnavailableError)
      return { ok: false, code: "voucher_unavailable", reason: error.reason, quote: null };
    throw error;
  }
}

/**
 * Returns the order with another payment method: the same package, months, voucher and buyer, at today's price or at that
 * of the quotation that it was placed from.
 * @throws RefusedError when that is no longer what the customer saw, or no longer possible
 */
async function orderWithMethod(
  trx: Trx,
  shop: Shop,
  before: OrderRow,
  { payment_method, expected_total }: MethodRequest,
): Promise<Omit<NewOrder, "idempotencyKey" | "requestHash">> {
  const { kind, user_id, product, package_id, months, voucher_code, buyer, locale, referral_code } = before;
  const orderFields = { payment_method, expected_total, buyer, locale, referral_code: referral_code ?? "" };
  if (kind === "upgrade") {
    const subscription = await lockSubscription(trx, { user_id, product });
    if (!subscription) throw new RefusedError({ ok: false, code: "nothing_left" });
    const upgrade = await prepareUpgrade({ ...shop, db: trx }, subscription, { package_id, ...orderFields });
    if ("ok" in upgrade) throw new RefusedError(upgrade);
    return upgrade;
  }
  const request = { package_id, months, payment_method, ...(voucher_code && { voucher_code }) };
  const { quotation: number } = before;
  const quoted = number ? await quotedTerms(trx, { number }, request) : null;
  const quote = await makeQuote({ ...shop, db: trx }, request, user_id, quoted);
  if (!quote) throw new RefusedError({ ok: false, code: "unknown_package" });
  const refusal = quoteRefusal(quote, expected_total);
  if (refusal) throw new RefusedError(refusal);
  return orderFromQuote(quote, orderFields, kind, shop.now());
}
