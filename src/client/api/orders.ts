import type { Buyer } from "#shop/orders/buyer.ts";
import type { Misfit } from "#shop/payments/misfit.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import type { QuoteRequest } from "./quotes.ts";
import { request } from "./request.ts";

export interface OrderRequest extends QuoteRequest {
  /** The total the customer saw; another one is refused as `price_changed` with the new quote. */
  expected_total: number;
  referral_code?: string;
  locale: string;
  buyer: Buyer;
}

export interface OrderPayment {
  provider: string;
  reference: string;
  va_number?: string;
  biller_code?: string;
  bill_key?: string;
  qr_string?: string;
  qr_url?: string;
  expires_at: string;
}

/** What came for an order, and what went back. */
export interface OrderMoney {
  received: number;
  /** Of what is held, what belongs to the customer and is not on its way back yet. */
  unreturned: number;
  misfits: Misfit[];
  receipts: { amount: number; currency: string; at: string; reversed: boolean }[];
  refunds: {
    amount: number;
    kind: "part" | "all";
    status: "recorded" | "sent";
    at: string;
    credit_note: string | null;
  }[];
}

/** An order as its owner sees it; amounts in whole rupiah. */
export interface Order {
  id: string;
  number: string;
  status: string;
  kind: string;
  product: string;
  package: { id: string; name: string };
  months: number;
  lines: { kind: string; label?: string; amount: number }[];
  subtotal: number;
  discount: number;
  channel_fee: number;
  dpp: number;
  ppn: number;
  total: number;
  voucher_code: string | null;
  buyer: Buyer;
  money: OrderMoney;
  /** The days it paid for, `YYYY-MM-DD`. */
  period: { first_day: string; last_day: string } | null;
  invoice_number: string | null;
  invoice_revision: number;
  expires_at: string;
  method: string;
  payment: OrderPayment | null;
  history: { at: string; event: string }[];
  created_at: string;
}

interface OneOrder {
  data: Order;
}
const one = ({ data }: OneOrder) => data;

export async function placeOrder(body: OrderRequest, key: string): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("POST", "/orders", { body, idempotencyKey: key }), one);
}

/** One page of the customer's own orders; `next` asks for the following one. */
export async function orders(cursor?: string): Promise<Outcome<{ orders: Order[]; next?: string }>> {
  const outcome = await request<{ data: Order[]; meta?: { next_cursor?: string } }>("GET", "/orders", {
    query: { cursor },
  });
  return mapOutcome(outcome, ({ data, meta }) => ({
    orders: data,
    ...(meta?.next_cursor && { next: meta.next_cursor }),
  }));
}

export async function order(id: string, signal?: AbortSignal): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("GET", orderPath(id), { ...(signal && { signal }) }), one);
}

export async function cancelOrder(id: string): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("POST", `${orderPath(id)}/cancel`), one);
}

/** Makes an order that is not paid yet out to somebody else; 409 once it is paid or closed. */
export async function changeBuyer(id: string, buyer: Buyer): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("PATCH", `${orderPath(id)}/buyer`, { body: buyer }), one);
}

/** Cancels an order that awaits payment and answers the same one with another way to pay. */
export async function changeMethod(
  id: string,
  body: { payment_method: string; expected_total: number },
  key: string,
): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("POST", `${orderPath(id)}/method`, { body, idempotencyKey: key }), one);
}

/** Has the bank asked at once whether an order has been paid. */
export async function checkOrder(id: string): Promise<Outcome<Order>> {
  return mapOutcome(await request<OneOrder>("POST", `${orderPath(id)}/check`), one);
}

/** The frozen PDF; refused with 409 before the order is paid. */
export function invoicePdf(id: string, locale: string): Promise<Outcome<Blob>> {
  return request<Blob>("GET", `${orderPath(id)}/invoice.pdf`, { query: { locale }, as: "blob" });
}

/** The frozen PDF of a credit note. */
export function creditNotePdf(id: string, number: string, locale: string): Promise<Outcome<Blob>> {
  const path = `${orderPath(id)}/credit-notes/${encodeURIComponent(number)}.pdf`;
  return request<Blob>("GET", path, { query: { locale }, as: "blob" });
}

function orderPath(id: string): string {
  return `/orders/${encodeURIComponent(id)}`;
}
