import { orderChannel } from "../shop.server.ts";

type Listen = (channel: string, onPayload: (payload: string) => void) => Promise<() => Promise<void>>;

/** Notifies listeners on this instance of changes of an order, made on any instance. */
export interface OrderChanges {
  /** Calls `onChange` after each change of the order. Returns an unsubscribe function. */
  watch(orderId: string, onChange: () => void): () => void;
  close(): Promise<void>;
}

/** Creates the notifier. It opens one database listener, with the first call of `watch`. */
export function createOrderChanges(listen: Listen): OrderChanges {
  const listeners = new Map<string, Set<() => void>>();
  let open: Promise<() => Promise<void>> | undefined;
  return {
    watch(orderId, onChange) {
      open ??= listen(orderChannel, (id) => {
        for (const listener of listeners.get(id) ?? []) listener();
      });
      // Without the listener the streams still refresh at intervals.
      open.catch(() => {
        open = undefined;
      });
      const own = listeners.get(orderId) ?? new Set();
      own.add(onChange);
      listeners.set(orderId, own);
      return () => {
        own.delete(onChange);
        if (own.size === 0) listeners.delete(orderId);
      };
    },
    async close() {
      listeners.clear();
      await open?.then((end) => end()).catch(() => {});
    },
  };
}
