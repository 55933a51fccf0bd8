import { type AppliedEvent, applyEvent } from "../orders/apply-event.server.ts";
import type { OrderEvent } from "../orders/order-states.ts";
import type { Shop } from "../shop.server.ts";
import { storeInstructions } from "./charge-order.server.ts";
import type { PaymentStatus } from "./gateways/gateway.ts";
import type { IncomingMoney } from "./receipts.server.ts";

// A charge that the provider does not know may still be on its way; after this long it was lost in a crash.
const lostAfter = 120_000;

/**
 * Asks the provider about an order's payment and applies the answer. Whatever led here (a notification, the clock, a
 * restart), only this answer is acted on.
 * @throws GatewayError when the provider cannot be asked
 */
export async function checkPayment(shop: Shop, orderId: string): Promise<AppliedEvent | null> {
  const payment = await shop.db
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["reference", "provider", "provider_id", "payments.state", "payments.created_at", "total"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (!payment || payment.provider !== shop.gateway.provider) return null;
  // Before asking, so that one payment the provider chokes on does not stand first in every later round.
  await shop.db.updateTable("payments").set({ checked_at: shop.now() }).where("order_id", "=", orderId).execute();
  const status = await shop.gateway.status({ reference: payment.reference, providerId: payment.provider_id });
  if (status.instructions && status.providerId && payment.state === "charging")
    await storeInstructions(shop, orderId, { providerId: status.providerId, instructions: status.instructions });
  const lost = payment.state === "charging" && shop.now().getTime() - payment.created_at.getTime() > lostAfter;
  const happened = eventOf(status, payment.total, lost);
  if (!happened) return null;
  return shop.db.transaction().execute((trx) => applyEvent({ ...shop, trx }, { orderId, by: "provider", ...happened }));
}

interface Happened {
  event: OrderEvent;
  key?: string;
  details?: Record<string, unknown>;
  money?: readonly IncomingMoney[];
}

function eventOf(status: PaymentStatus, total: number, lost: boolean): Happened | null {
  switch (status.state) {
    case "paid": {
      const right = status.amount === total && status.currency === "IDR";
      const { amount, currency, moneyId } = status;
      const details = { amount, currency, money: moneyId };
      const money = (status.receipts ?? [{ id: moneyId, amount }]).map((each) => ({ ...each, currency }));
      return { event: right ? "paid" : "wrong_amount", key: `money:${moneyId}:${amount}:${currency}`, details, money };
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
