import type { Order } from "../api/orders.ts";
import { keptOrderKey } from "./forget-order.ts";
import { isRecord, readItem, writeItem } from "./storage.ts";

/** What is needed to pay, also without a network; who buys stays with the server. */
export type KeptOrder = Omit<Order, "buyer"> & {
  /** When the server last answered with it, as an ISO time. */
  seenAt: string;
};

/** Keeps the order looked at last, so that its number is at hand where there is no network. */
export function keepOrder({ buyer: _buyer, ...order }: Order, seenAt: string): void {
  writeItem(keptOrderKey, JSON.stringify({ ...order, seenAt } satisfies KeptOrder));
}

/** The order kept, when it is the one asked for. */
export function keptOrder(id: string): KeptOrder | undefined {
  try {
    const kept: unknown = JSON.parse(readItem(keptOrderKey) ?? "null");
    // One of an earlier version may lack what the page shows today.
    if (!isRecord(kept) || kept.id !== id || typeof kept.seenAt !== "string") return undefined;
    return Array.isArray(kept.history) && isRecord(kept.money) ? (kept as unknown as KeptOrder) : undefined;
  } catch {
    return undefined;
  }
}
