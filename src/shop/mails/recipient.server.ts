import type { OrderRow } from "../orders/order-row.server.ts";
import type { Contact, Shop } from "../shop.server.ts";

/**
 * Returns the recipient of a mail about an order: the account's present address in its chosen language. Without an
 * account it is the order's own address; an order whose account was closed has none.
 */
export async function recipientOf(
  shop: Pick<Shop, "findContact">,
  order: Pick<OrderRow, "user_id" | "email" | "locale">,
): Promise<Contact | null> {
  const { user_id, email, locale } = order;
  return (await shop.findContact(user_id)) ?? (email ? { email, locale } : null);
}
