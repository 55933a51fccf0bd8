import { useCallback, useEffect, useRef, useState } from "react";
import { followOrder } from "#client/api/order-events.ts";
import { order as fetchOrder, type Order } from "#client/api/orders.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { serverDate } from "#client/api/server-time.ts";
import { dispatch, rootStore } from "#client/state/store.ts";
import { forgetOrder } from "#client/storage/forget-order.ts";
import { storeOrderPage } from "#client/storage/offline-order.ts";
import { type CachedOrder, cacheOrder, readCachedOrder } from "#client/storage/order-cache.ts";
import { isRecord } from "#client/storage/storage.ts";
import { hasOutcome, isSettled } from "#shop/orders/order-states.ts";

/** Before a broken stream is opened again, and between the refreshes that cover for a stream that sends nothing. */
const reconnectMilliseconds = 4_000;
const refreshMilliseconds = 20_000;

/** What a cached order lacks is undefined. */
export type ShownOrder = CachedOrder &
  Partial<Pick<Order, "buyer">> & { money: Partial<Pick<Order["money"], "refund_account">> };

/**
 * Returns the order and keeps it up to date: by its stream of events, by a refresh at intervals, and when the page is
 * shown or online again. Without a network the cached order is shown, with the reason in `refusal`.
 */
export function useOrder(id: string | undefined) {
  const [order, setOrder] = useState<ShownOrder>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useRef<Pick<Order, "status" | "workspace">>(undefined);
  const requests = useRef(0);
  const pageStored = useRef(false);

  const show = useCallback((fresh: Order) => {
    latest.current = fresh;
    const seenAt = serverDate().toISOString();
    cacheOrder(fresh, seenAt);
    setOrder({ ...fresh, seenAt });
    setRefusal(undefined);
    if (!pageStored.current) void storeOrderPage();
    pageStored.current = true;
  }, []);

  const refresh = useCallback(async () => {
    if (!id) return;
    const request = ++requests.current;
    const outcome = await fetchOrder(id);
    // An older response must not replace a newer one.
    if (request !== requests.current) return;
    if (outcome.ok) return show(outcome.data);
    const { refusal: reason } = outcome;
    if ([401, 403, 404].includes(reason.status)) {
      void forgetOrder();
      setOrder(undefined);
    }
    // The order is somebody else's, or does not exist: this browser no longer waits for it.
    if (reason.status === 404 && rootStore.getState().payment.activeBilling === id)
      dispatch("payment", { type: "settled" });
    setRefusal(reason);
  }, [id, show]);

  useEffect(() => {
    if (!id) return;
    const cached = readCachedOrder(id);
    if (cached) setOrder((current) => current ?? cached);
    const controller = new AbortController();
    const { signal } = controller;
    const onEvent = (event: unknown) => {
      const { status, workspace } = latest.current ?? {};
      const isNew = !isRecord(event) || event.status !== status || event.workspace !== (workspace?.status ?? null);
      if (isNew) void refresh();
    };
    const isFinal = () =>
      latest.current !== undefined && isSettled(latest.current.status, latest.current.workspace?.status);
    void (async () => {
      await refresh();
      while (!signal.aborted && !isFinal()) {
        await followOrder(id, onEvent, signal);
        await new Promise((resolve) => setTimeout(resolve, reconnectMilliseconds));
        if (!signal.aborted) await refresh();
      }
    })();
    // A workspace opens after hours or days: its event alone is waited for.
    const waitsForMoney = () => !latest.current || !hasOutcome(latest.current.status);
    const timer = setInterval(() => !document.hidden && waitsForMoney() && refresh(), refreshMilliseconds);
    // A bank can take a settled payment back, so a paid order is refreshed too when the page is shown again.
    const onShown = () => !document.hidden && void refresh();
    addEventListener("online", refresh);
    addEventListener("pageshow", onShown);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      controller.abort();
      clearInterval(timer);
      removeEventListener("online", refresh);
      removeEventListener("pageshow", onShown);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [id, refresh]);

  return { order, refusal, refresh, show };
}
