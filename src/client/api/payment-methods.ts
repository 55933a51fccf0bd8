import type { PaymentMethodsResponse } from "#shop/payments/payment-method-view.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /payment-methods`: returns the ways to pay. */
export async function paymentMethods(signal?: AbortSignal): Promise<Outcome<PaymentMethodsResponse["data"]>> {
  const outcome = await request<PaymentMethodsResponse>("GET", "/payment-methods", { ...(signal && { signal }) });
  return mapOutcome(outcome, ({ data }) => data);
}
