import type { Voucher } from "../state/discount.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export interface VoucherQuery {
  code?: string;
  uuid?: string;
  sort_field?: string;
  sort?: "asc" | "desc";
}

/** `GET /voucher`: the vouchers that match, none for a wrong code. */
export async function vouchers(query: VoucherQuery, signal?: AbortSignal): Promise<Outcome<Voucher[]>> {
  const outcome = await request<{ data: Voucher[] }>("GET", "/voucher", {
    query: { ...query },
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => (Array.isArray(data) ? data : []));
}
