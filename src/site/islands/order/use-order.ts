import { useCallback, useEffect, useRef, useState } from "react";
import { followOrder } from "#client/api/order-events.ts";
import { type Order, order as readOrder } from "#client/api/orders.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { happened, rootStore } from "#client/state/store.ts";
import { forgetOrder } from "#client/storage/forget-order.ts";
import { storeOrderPage } from "#client/storage/offline-order.ts";
import { type KeptOrder, keepOrder, keptOrder } from "#client/storage/order-cache.ts";
import { isRecord } from "#client/storage/storage.ts";
import { hasOutcome, type OrderState } from "#shop/orders/order-states.ts";

/** Between two tries of a stream that broke, and between the looks that stand behind a stream that says nothing. */
const pause = 4_000;
const lookBehind = 20_000;

export type ShownOrder = KeptOrder & Partial<Pick<Order, "buyer">>;

/**
 * The order as it stands, kept up to date by itself: by the stream, by looking again behind it, and when the page is
 * shown or online again. Without a network the last known one is shown, with the reason in `refusal`.
 */
export function useOrder(id: string | undefined) {
  const [order, setOrder] = useState<ShownOrder>();
  const [refusal, setRefusal] = useState<Refusal>();
  const status = useRef("");
  const asked = useRef(0);
  const stored = useRef(false);

  const show = useCallback((fresh: Order) => {
    status.current = fresh.status;
    const seenAt = new Date().toISOString();
    keepOrder(fresh, seenAt);
    setOrder({ ...fresh, seenAt });
    setRefusal(undefined);
    if (!stored.current) void storeOrderPage();
    stored.current = true;
  }, []);

  const look = useCallback(async () => {
    if (!id) return;
    const turn = ++asked.current;
    const outcome = await readOrder(id);
    // An older answer must not take the place of a newer one.
    if (turn !== asked.current) return;
    if (outcome.ok) return show(outcome.data);
    const { refusal: why } = outcome;
    if ([401, 403, 404].includes(why.status)) {
      void forgetOrder();
      setOrder(undefined);
    }
    // Another's order, or none: this browser waits for it no longer.
    if (why.status === 404 && rootStore.getState().payment.activeBilling === id)
      happened("payment", { type: "settled" });
    setRefusal(why);
  }, [id, show]);

  useEffect(() => {
    if (!id) return;
    const kept = keptOrder(id);
    if (kept) setOrder((known) => known ?? kept);
    const over = new AbortController();
    const { signal } = over;
    const changed = (event: unknown) => {
      if (!isRecord(event) || event.status !== status.current) void look();
    };
    const settled = () => hasOutcome(status.current as OrderState);
    void (async () => {
      await look();
      while (!signal.aborted && !(status.current && settled())) {
        await followOrder(id, changed, signal);
        await new Promise((go) => setTimeout(go, pause));
        if (!signal.aborted) await look();
      }
    })();
    // A bank can take a settled payment back, so a paid order is looked at too, when the page is shown again.
    const timer = setInterval(() => !document.hidden && !(status.current && settled()) && look(), lookBehind);
    const shown = () => !document.hidden && void look();
    addEventListener("online", look);
    addEventListener("pageshow", shown);
    document.addEventListener("visibilitychange", shown);
    return () => {
      over.abort();
      clearInterval(timer);
      removeEventListener("online", look);
      removeEventListener("pageshow", shown);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [id, look]);

  return { order, refusal, look, show };
}
