import type { Shop } from "../shop.server.ts";
import { saveBillingDetails } from "./billing-details.server.ts";
import type { Buyer } from "./buyer.ts";
import { lockOrder } from "./order-row.server.ts";
import { canChangeBuyer } from "./order-states.ts";

/**
 * Changes the buyer of an order and of the customer's next ones. The order is locked, so that its invoice names either
 * the old or the new buyer.
 * @returns false when the buyer can no longer be changed
 */
export async function changeBuyer(shop: Pick<Shop, "db" | "now">, orderId: string, buyer: Buyer): Promise<boolean> {
  return shop.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!canChangeBuyer(order.state)) return false;
    const at = shop.now();
    await trx
      .updateTable("orders")
      .set({ buyer: JSON.stringify(buyer), updated_at: at })
      .where("id", "=", orderId)
      .execute();
    await saveBillingDetails(trx, order.user_id, buyer, at);
    return true;
  });
}
