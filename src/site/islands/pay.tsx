import { useCallback, useEffect, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { type LinkedOrder, linkedOrder } from "#client/api/payer-links.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalText } from "./form/refusal-text.ts";
import { LinkedOrderPage, type PayProps } from "./pay/linked-order-page.tsx";

/** Between two refreshes of a page whose order waits for its payment. */
const refreshMilliseconds = 10_000;

/** Renders the order of a link, whose token is the fragment of the address, for whoever pays it. */
export default function Pay({ words, payment, seller, address }: PayProps) {
  const [token, setToken] = useState("");
  const [order, setOrder] = useState<LinkedOrder>();
  const [refusal, setRefusal] = useState<Refusal>();
  const current = useRef("");

  const load = useCallback(async () => {
    const of = current.current;
    const outcome = await linkedOrder(of || "-");
    // Another link was opened meanwhile.
    if (of !== current.current) return;
    if (outcome.ok) {
      setOrder(outcome.data);
      return setRefusal(undefined);
    }
    // Without a network the order that was read stays.
    if ([404, 410].includes(outcome.refusal.status)) setOrder(undefined);
    setRefusal(outcome.refusal);
  }, []);
  useEffect(() => {
    const read = () => {
      current.current = location.hash.slice(1);
      setToken(current.current);
      setOrder(undefined);
      keepFragment(current.current);
      void load();
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [load]);
  const waits = order?.status === "awaiting_payment" || order?.status === "draft";
  useEffect(() => {
    if (!waits) return;
    const onShown = () => void (document.hidden || load());
    const timer = setInterval(onShown, refreshMilliseconds);
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [waits, load]);

  if (order)
    return (
      <LinkedOrderPage
        order={order}
        token={token}
        onRefresh={load}
        onChanged={setOrder}
        words={words}
        payment={payment}
        seller={seller}
        address={address}
      />
    );
  if (refusal && [404, 410].includes(refusal.status)) {
    const [title, body] =
      refusal.status === 410 ? [words.endedTitle, words.endedBody] : [words.missingTitle, words.missingBody];
    return (
      <div className="max-w-2xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="lead mt-3">{body}</p>
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="max-w-2xl" role="alert">
        <h1 className="text-3xl">{words.failedTitle}</h1>
        <p className="lead mt-3">{refusalText(refusal, payment.order.errors)}</p>
        <Button className="mt-6" onClick={load}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <h1 className="needs-script flex items-center gap-3 text-3xl" role="status">
      <Icon name="clock" className="size-7 text-muted" />
      <span>{words.loading}</span>
    </h1>
  );
}

/** Points the links to this page in another language or edition at the same order. */
function keepFragment(token: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/pay"], a[href*="/pay#"]'))
    link.hash = token;
}
