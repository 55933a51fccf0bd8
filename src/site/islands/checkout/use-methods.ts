import { useEffect, useState } from "react";
import type { PaymentMethodId } from "#catalogue/payment-methods.ts";
import { paymentMethods as fetchMethods } from "#client/api/payment-methods.ts";
import { type Rupiah, zero } from "#money/rupiah.ts";
import { paymentMethods as allMethods } from "#shop/payments/payment-limits.ts";

/** A payment method; fee and limit in whole rupiah. */
export interface OfferedMethod {
  id: PaymentMethodId;
  name: string;
  kind: string;
  channel_fee: Rupiah;
  max: Rupiah;
}

/** Shown until the server responds: every method with its limit. Only the server knows the fees. */
const initial: OfferedMethod[] = allMethods().map((method) => ({ ...method, channel_fee: zero }));

/** Returns the payment methods that the server offers. */
export function useMethods(): readonly OfferedMethod[] {
  const [methods, setMethods] = useState(initial);
  useEffect(() => {
    const controller = new AbortController();
    void fetchMethods(controller.signal).then((outcome) => outcome.ok && setMethods(outcome.data));
    return () => controller.abort();
  }, []);
  return methods;
}
