import { orderChannel } from "../shop.server.ts";

type Listen = (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;

/** Tells whoever waits for an order, on any instance, that it changed. */
export interface OrderChanges {
  /** Calls `hear` after each change of the order; answers a function that ends it. */
  watch(orderId: string, hear: () => void): () => void;
  close(): Promise<void>;
}

/** One listener on the database for all who wait; it is opened with the first. */
export function createOrderChanges(listen: Listen): OrderChanges {
  const waiting = new Map<string, Set<() => void>>();
  let open: Promise<() => Promise<void>> | undefined;
  return {
    watch(orderId, hear) {
      open ??= listen(orderChannel, (id) => {
        for (const each of waiting.get(id) ?? []) each();
      });
      // Without the listener the streams still look now and then.
      open.catch(() => {
        open = undefined;
      });
      const set = waiting.get(orderId) ?? new Set();
      set.add(hear);
      waiting.set(orderId, set);
      return () => {
        set.delete(hear);
        if (set.size === 0) waiting.delete(orderId);
      };
    },
    async close() {
      waiting.clear();
      await open?.then((end) => end()).catch(() => {});
    },
  };
}
