import { checkPayment } from "../payments/check-payment.server.ts";
import type { Shop } from "../shop.server.ts";
import { advanceRefund } from "./provider-refunds.server.ts";

/**
 * Has the provider return the money of a refund. One may be refused because its money went back already, in the provider's
 * dashboard: then the payment says so, and nothing is left to transfer.
 * @throws GatewayError when the outcome is not known yet
 */
export async function sendRefund(shop: Shop, id: number): Promise<void> {
  if ((await advanceRefund(shop, id)) !== "refused") return;
  const { order_id } = await shop.db
    .selectFrom("refunds")
    .select("order_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await checkPayment(shop, order_id);
}
