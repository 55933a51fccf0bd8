import { useEffect } from "react";
import { linkedOrder } from "#client/api/payer-links.ts";
import { UnopenedLink } from "./link/unopened-link.tsx";
import { useFragmentToken } from "./link/use-fragment-token.ts";
import { LinkedOrderPage, type PayProps } from "./pay/linked-order-page.tsx";

/** Between two refreshes of a page whose order waits for its payment. */
const refreshMilliseconds = 10_000;

/** Renders the order of a link, whose token is the fragment of the address, for whoever pays it. */
export default function Pay({ words, payment, seller, address }: PayProps) {
  const { token, data: order, refusal, load, show } = useFragmentToken(linkedOrder);
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
        onChanged={show}
        words={words}
        payment={payment}
        seller={seller}
        address={address}
      />
    );
  const gone: Record<number, { title: string; body: string }> = {
    404: { title: words.missingTitle, body: words.missingBody },
    410: { title: words.endedTitle, body: words.endedBody },
  };
  return (
    <UnopenedLink
      refusal={refusal}
      gone={refusal && gone[refusal.status]}
      words={words}
      errors={payment.order.errors}
      onRetry={load}
    />
  );
}
