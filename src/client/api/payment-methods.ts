import type { PaymentMethodView } from "#shop/prices/quote-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /payment-methods`: returns the ways to pay. */
export async function paymentMethods(signal?: AbortSignal): Promise<Outcome<PaymentMethodView[]>> {
  const outcome = await request("GET", "/payment-methods", { ...(signal && { signal }) });
  return mapOutcome(outcome, ({ data }) => data);
}
