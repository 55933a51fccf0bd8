import type { Order } from "./api/orders.ts";
import { isRecord, readItem, removeItem, writeItem } from "./storage.ts";

const key = "order";

/** What is needed to pay, also without a network; who buys stays with the server. */
export type KeptOrder = Omit<Order, "buyer">;

/** Keeps the order looked at last, so that its number is at hand where there is no network. */
export function keepOrder({ buyer: _buyer, ...order }: Order): void {
  writeItem(key, JSON.stringify(order));
}

/** The order kept, when it is the one asked for. */
export function keptOrder(id: string): KeptOrder | undefined {
  try {
    const kept: unknown = JSON.parse(readItem(key) ?? "null");
    // One of an earlier version may lack what the page shows today.
    const whole = isRecord(kept) && kept.id === id && Array.isArray(kept.history) && isRecord(kept.money);
    return whole ? (kept as unknown as KeptOrder) : undefined;
  } catch {
    return undefined;
  }
}

/** Called when the order proves to be nobody's or another's, and when its owner logs out. */
export function forgetOrder(): void {
  removeItem(key);
}
