import type { Bilingual } from "#text/locales.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export interface QuoteRequest {
  package_id: string;
  months: number;
  voucher_code?: string;
  payment_method: string;
}

/** The server's sum, all amounts in whole rupiah; what the browser shows before an order. */
export interface Quote {
  package: { id: string; product: string; name: Bilingual };
  months: number;
  unit_price: number;
  subtotal: number;
  discount: number;
  channel_fee: number;
  dpp: number;
  ppn: number;
  total: number;
  /** Whether the method asked for carries this total. */
  payment_method: { id: string; status: string; reason?: string };
  /** `message` says in words why it does not count, or what share it takes off. */
  voucher: { code: string; status: string; reason?: string; message?: string } | null;
}

export async function quote(body: QuoteRequest, signal?: AbortSignal): Promise<Outcome<Quote>> {
  const outcome = await request<{ data: Quote }>("POST", "/quotes", { body, ...(signal && { signal }) });
  return mapOutcome(outcome, ({ data }) => data);
}
