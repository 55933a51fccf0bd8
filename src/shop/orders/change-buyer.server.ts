import type { Shop } from "../shop.server.ts";
import { saveBillingDetails } from "./billing-details.server.ts";
import type { Buyer } from "./buyer.ts";
import { lockOrder } from "./order-row.server.ts";
import { canChangeBuyer } from "./order-states.ts";

/**
 * Makes an order out to another buyer, and the customer's next ones too. The order is locked, so that its invoice is made
 * out to either the old or the new one.
 * @returns false when the order no longer takes a new buyer
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
