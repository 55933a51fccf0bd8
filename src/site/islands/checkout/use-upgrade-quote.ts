import { useEffect, useState } from "react";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import type { Refusal } from "#client/api/outcome.ts";
import { quoteUpgrade } from "#client/api/subscriptions.ts";
import type { Price } from "./price-lines.tsx";

interface Known {
  about: string;
  price?: Price;
  /** The last day of the dearer package, `YYYY-MM-DD`. */
  until?: string;
  refusal?: Refusal;
}

/**
 * What a dearer package costs until the end of what is paid, as the server reckons it to the day; nothing is asked without
 * a subscription.
 */
export function useUpgradeQuote(subscription: string | undefined, packageId: string, method: PaymentMethodId) {
  const [known, know] = useState<Known>();
  const [turn, setTurn] = useState(0);
  const question = `${subscription} ${packageId} ${method} ${turn}`;
  useEffect(() => {
    if (!subscription) return know(undefined);
    const over = new AbortController();
    const body = { package_id: packageId, payment_method: method };
    void quoteUpgrade(subscription, body, over.signal).then((outcome) => {
      if (over.signal.aborted) return;
      if (!outcome.ok) return know({ about: question, refusal: outcome.refusal });
      const { unit_price, dpp, ppn, total, until } = outcome.data;
      const fee = total - ppn - unit_price;
      know({ about: question, price: { subtotal: unit_price, discount: 0, channel_fee: fee, dpp, ppn, total }, until });
    });
    return () => over.abort();
  }, [subscription, packageId, method, question]);
  const pending = subscription !== undefined && known?.about !== question;
  return { ...known, refusal: pending ? undefined : known?.refusal, pending, again: () => setTurn((last) => last + 1) };
}
