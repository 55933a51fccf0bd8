import { sql } from "kysely";
import type { Shop } from "../shop.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { GatewayError, type Notification, type NotificationRequest } from "./gateways/gateway.ts";

/** `retry_later`: the notification is stored, but the provider should send it again. */
export type Received = "accepted" | "bad_signature" | "unreadable" | "retry_later";

/**
 * Receives a provider's notification: stores it, then fetches the payment's status and applies that. Repeated and
 * unordered notifications do no harm, because a notification only names the payment to check.
 */
export async function receiveNotification(shop: Shop, request: NotificationRequest): Promise<Received> {
  let notification: Notification | null;
  try {
    notification = shop.gateway.readNotification(request);
  } catch (error) {
    if (error instanceof GatewayError) return "unreadable";
    throw error;
  }
  if (!notification) return "bad_signature";
  await storeNotification(shop, notification, request.body);
  const payment = await shop.db
    .selectFrom("payments")
    .select(["order_id", "provider_id", "paid_notice_at"])
    .where("provider", "=", shop.gateway.provider)
    .where("reference", "=", notification.reference)
    .executeTakeFirst();
  if (!payment) return "accepted";
  if (!payment.provider_id && notification.providerId)
    await storeProviderId(shop, payment.order_id, notification.providerId);
  if (notification.isPaid && !payment.paid_notice_at) await storePaidNotice(shop, payment.order_id);
  try {
    await checkPayment(shop, payment.order_id);
    return "accepted";
  } catch (error) {
    if (error instanceof GatewayError) return "retry_later";
    throw error;
  }
}

async function storeNotification(shop: Shop, notification: Notification, body: unknown): Promise<void> {
  const at = shop.now();
  await shop.db
    .insertInto("payment_notifications")
    .values({
      provider: shop.gateway.provider,
      reference: notification.reference,
      notification_key: notification.key,
      first_at: at,
      last_at: at,
      body: JSON.stringify(body),
    })
    .onConflict((on) =>
      on.columns(["provider", "notification_key"]).doUpdateSet({
        last_at: at,
        times: sql`payment_notifications.times + 1`,
      }),
    )
    .execute();
}

/** Stores when a payment was first reported as paid, from which its delay is counted. */
async function storePaidNotice(shop: Shop, orderId: string): Promise<void> {
  await shop.db
    .updateTable("payments")
    .set({ paid_notice_at: shop.now() })
    .where("order_id", "=", orderId)
    .where("paid_notice_at", "is", null)
    .execute();
}

/** Stores the provider's id, which a notification names first when a crash lost the response to the charge. */
async function storeProviderId(shop: Shop, orderId: string, providerId: string): Promise<void> {
  await shop.db
    .updateTable("payments")
    .set({ provider_id: providerId })
    .where("order_id", "=", orderId)
    .where("provider_id", "is", null)
    .execute();
}
