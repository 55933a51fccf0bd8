import type { Order, OrderMoney } from "../api/orders.ts";
import { orderCacheKey } from "./forget-order.ts";
import { isRecord, readItem, writeItem } from "./storage.ts";

/** An order as it is cached for use without a network: what is needed to pay, without the buyer and their bank account. */
export type CachedOrder = Omit<Order, "buyer" | "money"> & {
  money: Omit<OrderMoney, "refund_account">;
  /** When the server last sent it, as an ISO time. */
  seenAt: string;
};

/** Caches the order shown last, so that its number can be read without a network. */
export function cacheOrder(
  { buyer: _buyer, money: { refund_account: _account, ...money }, ...order }: Order,
  seenAt: string,
): void {
  writeItem(orderCacheKey, JSON.stringify({ ...order, money, seenAt } satisfies CachedOrder));
}

/** Returns the cached order, when it is the requested one. */
export function readCachedOrder(id: string): CachedOrder | undefined {
  try {
    const cached: unknown = JSON.parse(readItem(orderCacheKey) ?? "null");
    // An order that an earlier version cached may lack what the page shows today.
    if (!isRecord(cached) || cached.id !== id || typeof cached.seenAt !== "string") return undefined;
    return Array.isArray(cached.history) && isRecord(cached.money) ? (cached as unknown as CachedOrder) : undefined;
  } catch {
    return undefined;
  }
}
