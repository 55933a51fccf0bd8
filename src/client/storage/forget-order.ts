import { forgetOrderPage } from "./offline-order.ts";
import { removeItem } from "./storage.ts";

/** Where the order looked at last is cached (`kept-order.ts`). */
export const keptOrderKey = "order";

/**
 * Removes the order and the page that shows it offline. Called when the order proves to be nobody's or another's, and
 * when its owner logs out. Resolves once the service worker is gone.
 */
export function forgetOrder(): Promise<void> {
  removeItem(keptOrderKey);
  return forgetOrderPage();
}
