import type { VoucherQuery } from "#shop/orders/requests.ts";
import type { VoucherView } from "#shop/prices/quote-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `GET /voucher`: returns the vouchers that match, none for a wrong code. */
export async function vouchers(query: VoucherQuery, signal?: AbortSignal): Promise<Outcome<VoucherView[]>> {
  const outcome = await request("GET", "/voucher", {
    query: { ...query },
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => (Array.isArray(data) ? data : []));
}
