import type { Selectable } from "kysely";
import type { Tables } from "#infra/database/tables.server.ts";
import { noTracing } from "#infra/tracing/tracing.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { type AppliedEvent, applyEvent } from "../orders/apply-event.server.ts";
import type { OrderEvent } from "../orders/order-states.ts";
import { advanceRefundsOf, explainRefunded } from "../refunds/provider-refunds.server.ts";
import type { Shop } from "../shop.server.ts";
import { storeInstructions } from "./charge-order.server.ts";
import type { PaymentStatus } from "./gateways/gateway.ts";
import type { IncomingMoney } from "./receipts.server.ts";

// A charge that the provider does not know may still arrive there; after this time it was lost in a crash.
const lostAfter = 120_000;

/**
 * Fetches the status of an order's payment from the provider and applies it. A notification, the clock and a restart all
 * lead to this check: only the fetched status counts.
 * @throws GatewayError when the provider is unavailable
 */
export async function checkPayment(shop: Shop, orderId: string): Promise<AppliedEvent | null> {
  const payment = await shop.db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["reference", "provider", "provider_id", "payments.state", "payments.created_at", "total"])
    .select(["payments.trace", "paid_notice_at"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!payment || payment.provider !== shop.gateway.provider) return null;
  const { tracing = noTracing } = shop;
  // A bank's request belongs to no trace of ours: what it causes continues that of the order.
  const span = { parent: payment.trace ?? undefined, attributes: { "order.id": orderId } };
  return tracing.span("payment check", span, () => fetchAndApply(shop, orderId, payment));
}

interface CheckedPayment {
  reference: string;
  provider_id: string | null;
  state: Selectable<Tables["payments"]>["state"];
  created_at: Date;
  total: Rupiah;
  paid_notice_at: Date | null;
}

async function fetchAndApply(shop: Shop, orderId: string, payment: CheckedPayment): Promise<AppliedEvent | null> {
  // Stored before the call, so that a payment that makes the provider fail is not the first of every later round.
  await shop.db.updateTable("payments").set({ checked_at: shop.now() }).where("order_id", "=", orderId).execute();
  // A notification may be about a refund of ours, which has to be known before the provider's sum of them is looked at.
  await advanceRefundsOf(shop, orderId);
  const status = await shop.gateway.status({ reference: payment.reference, providerId: payment.provider_id });
  if (status.instructions && status.providerId && payment.state === "charging")
    await storeInstructions(shop, orderId, { providerId: status.providerId, instructions: status.instructions });
  const lost = payment.state === "charging" && shop.now().getTime() - payment.created_at.getTime() > lostAfter;
  const event = eventOf(status, payment.total, lost);
  if (!event || (status.state === "refunded" && (await explainRefunded(shop, orderId)))) return null;
  const applied = await shop.db
    .transaction()
    .execute((trx) => applyEvent({ ...shop, trx }, { orderId, by: "provider", ...event }));
  const noticed = payment.paid_notice_at;
  if (noticed && applied.changed && event.event === "paid")
    shop.onPaymentApplied?.((shop.now().getTime() - noticed.getTime()) / 1000);
  return applied;
}

interface PaymentEvent {
  event: OrderEvent;
  key?: string;
  details?: Record<string, unknown>;
  money?: readonly IncomingMoney[];
}

function eventOf(status: PaymentStatus, total: Rupiah, lost: boolean): PaymentEvent | null {
  switch (status.state) {
    case "paid": {
      const matches = status.amount === total && status.currency === "IDR";
      const { amount, currency, moneyId } = status;
      const details = { amount, currency, money: moneyId };
      const money = (status.receipts ?? [{ id: moneyId, amount }]).map((each) => ({ ...each, currency }));
      return {
        event: matches ? "paid" : "wrong_amount",
        key: `money:${moneyId}:${amount}:${currency}`,
        details,
        money,
      };
    }
    case "expired":
    case "cancelled":
    case "denied":
    case "refunded":
      return { event: status.state };
    case "missing":
      return lost ? { event: "charge_failed" } : null;
    default:
      return null;
  }
}
