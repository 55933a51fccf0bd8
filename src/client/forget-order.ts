import { removeItem } from "./storage.ts";

/** Where the order looked at last is kept (`kept-order.ts`). */
export const keptOrderKey = "order";

/** Called when the order proves to be nobody's or another's, and when its owner logs out. */
export function forgetOrder(): void {
  removeItem(keptOrderKey);
}
