import { useEffect, useState } from "react";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { paymentMethods } from "#client/api/payment-methods.ts";
import { paymentMethods as knownMethods } from "#shop/payments/payment-limits.ts";

/** A way to pay: fee and limit in whole rupiah. */
export interface OfferedMethod {
  id: PaymentMethodId;
  name: string;
  kind: string;
  channel_fee: number;
  max: number;
}

/** What the page knows before the server answers: every method and its limit; fees are the server's to say. */
const known: OfferedMethod[] = knownMethods().map((method) => ({ ...method, channel_fee: 0 }));

/** The ways to pay as the server offers them. */
export function useMethods(): readonly OfferedMethod[] {
  const [methods, setMethods] = useState(known);
  useEffect(() => {
    const over = new AbortController();
    void paymentMethods(over.signal).then((outcome) => outcome.ok && setMethods(outcome.data));
    return () => over.abort();
  }, []);
  return methods;
}
