import { sql } from "kysely";
import type { Shop } from "../shop.server.ts";
import { checkPayment } from "./check-payment.server.ts";
import { GatewayError, type Notification, type NotificationRequest } from "./gateways/gateway.ts";

/** `retry_later`: the notification is stored, but the provider should send it again. */
export type Received = "accepted" | "bad_signature" | "unreadable" | "retry_later";

/**
 * Takes a provider's notification: keeps it, then asks the provider what is true and acts on that. Repeats and disorder
 * do no harm, because the notification only says where to look.
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
  await keep(shop, notification, request.body);
  const payment = await shop.db
    .selectFrom("payments")
    .select(["order_id", "provider_id"])
    .where("provider", "=", shop.gateway.provider)
    .where("reference", "=", notification.reference)
    .executeTakeFirst();
  if (!payment) return "accepted";
  if (!payment.provider_id && notification.providerId)
    await learnProviderId(shop, payment.order_id, notification.providerId);
  try {
    await checkPayment(shop, payment.order_id);
    return "accepted";
  } catch (error) {
    if (error instanceof GatewayError) return "retry_later";
    throw error;
  }
}

async function keep(shop: Shop, notification: Notification, body: unknown): Promise<void> {
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

/** After a crash between the charge and its answer, the notification may be the first to name the provider's id. */
async function learnProviderId(shop: Shop, orderId: string, providerId: string): Promise<void> {
  await shop.db
    .updateTable("payments")
    .set({ provider_id: providerId })
    .where("order_id", "=", orderId)
    .where("provider_id", "is", null)
    .execute();
}
