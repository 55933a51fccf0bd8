import type { Order } from "./api/orders.ts";
import { keptOrderKey } from "./forget-order.ts";
import { isRecord, readItem, writeItem } from "./storage.ts";

/** What is needed to pay, also without a network; who buys stays with the server. */
export type KeptOrder = Omit<Order, "buyer">;

/** Keeps the order looked at last, so that its number is at hand where there is no network. */
export function keepOrder({ buyer: _buyer, ...order }: Order): void {
  writeItem(keptOrderKey, JSON.stringify(order));
}

/** The order kept, when it is the one asked for. */
export function keptOrder(id: string): KeptOrder | undefined {
  try {
    const kept: unknown = JSON.parse(readItem(keptOrderKey) ?? "null");
    return isRecord(kept) && kept.id === id && Array.isArray(kept.history) ? (kept as unknown as KeptOrder) : undefined;
  } catch {
    return undefined;
  }
}
