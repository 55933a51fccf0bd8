import { forgetOrderPage } from "./offline-order.ts";
import { removeItem } from "./storage.ts";

/** The storage key of the cached order (`order-cache.ts`). */
export const orderCacheKey = "order";

/**
 * Removes the cached order and the page that shows it offline: when the order does not exist or is somebody else's, and
 * when its owner logs out. Resolves once the service worker is removed.
 */
export function forgetOrder(): Promise<void> {
  removeItem(orderCacheKey);
  return forgetOrderPage();
}
