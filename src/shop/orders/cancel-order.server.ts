import { checkPayment } from "../payments/check-payment.server.ts";
import { GatewayError } from "../payments/gateways/gateway.ts";
import type { Shop, ShopTrx } from "../shop.server.ts";
import { applyEvent } from "./apply-event.server.ts";
import type { OrderActor } from "./order-actor.server.ts";
import { lockOrder } from "./order-row.server.ts";

/**
 * Cancels an order that awaits payment, and sends a mail about it. The provider is checked first, so that a payment that
 * arrived already is not refused. When the provider is unavailable the order is cancelled anyway; money that arrives late
 * is reviewed by a person.
 * @param version of the order that the person saw; without it any version is cancelled
 * @returns false when the order does not await payment (any more), or has another version
 */
export async function cancelOrder(
  shop: Shop,
  orderId: string,
  { by = "customer", version, note }: { by?: OrderActor; version?: number; note?: string } = {},
): Promise<boolean> {
  try {
    await checkPayment(shop, orderId);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
  return shop.db.transaction().execute(async (trx) => {
    if (version !== undefined && (await lockOrder(trx, orderId)).version !== version) return false;
    const cancelled = await cancelWithoutCheck({ ...shop, trx }, orderId, { by, note });
    if (cancelled) await shop.jobs.send(trx, "order-mail", { order: orderId, kind: "cancelled" });
    return cancelled;
  });
}

/**
 * Cancels an order that awaits payment in the caller's transaction, without checking with the provider. A job voids the
 * payment there afterwards.
 * @returns false when the order does not await payment
 */
export async function cancelWithoutCheck(
  shop: ShopTrx,
  orderId: string,
  { by = "customer", note }: { by?: OrderActor; note?: string | undefined } = {},
): Promise<boolean> {
  const details = note ? { note } : {};
  const { changed } = await applyEvent(shop, { orderId, event: "cancelled", by, details });
  if (changed) await shop.jobs.send(shop.trx, "payment-void", { order: orderId });
  return changed;
}

/** Voids the payment of an ended order at the provider. Run as a job, which retries until the provider accepts it. */
export async function voidPayment(shop: Shop, orderId: string): Promise<void> {
  const payment = await shop.db
    .selectFrom("payments")
    .select(["provider", "reference", "provider_id"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  if (payment?.provider !== shop.gateway.provider) return;
  try {
    await shop.gateway.cancel({ reference: payment.reference, providerId: payment.provider_id });
  } catch (error) {
    // Refused means that there is nothing to cancel: the payment was made, or never created.
    if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
  }
}
