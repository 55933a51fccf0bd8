import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** A way to pay: fee and limits in whole rupiah. */
export interface OfferedPaymentMethod {
  id: string;
  name: string;
  kind: string;
  channel_fee: number;
  min: number;
  max: number | null;
}

export async function paymentMethods(signal?: AbortSignal): Promise<Outcome<OfferedPaymentMethod[]>> {
  const outcome = await request<{ data: OfferedPaymentMethod[] }>("GET", "/payment-methods", {
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
