import type { Buyer } from "#shop/orders/buyer.ts";
import type { OrderView } from "#shop/orders/order-view.ts";
import type { MethodRequest, OrderRequest } from "#shop/orders/requests.ts";
import type { RefundAccount } from "#shop/refunds/refund-account.ts";
import { touches } from "../measuring/touches.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type { OrderMoneyView as OrderMoney, OrderView as Order } from "#shop/orders/order-view.ts";
export type { OrderRequest } from "#shop/orders/requests.ts";

const dataOf = ({ data }: { data: OrderView }) => data;

/** Places an order; a total other than `expected_total` is refused as `price_changed`, with the new quote. */
export async function placeOrder(body: OrderRequest, key: string): Promise<Outcome<OrderView>> {
  const options = { body: { ...body, ...touches() }, idempotencyKey: key };
  return mapOutcome(await request("POST", "/orders", options), dataOf);
}

/** Returns one page of the customer's own orders, newest first; `next` is the cursor of the following page. */
export async function orders(cursor?: string): Promise<Outcome<{ orders: OrderView[]; next?: string }>> {
  const outcome = await request("GET", "/orders", { query: { cursor } });
  return mapOutcome(outcome, ({ data, meta }) => ({
    orders: data,
    ...(meta.next_cursor && { next: meta.next_cursor }),
  }));
}

/** Returns one of the customer's own orders. */
export async function order(id: string, signal?: AbortSignal): Promise<Outcome<OrderView>> {
  return mapOutcome(await request("GET", orderPath(id), { ...(signal && { signal }) }), dataOf);
}

/** Cancels an order that awaits payment. */
export async function cancelOrder(id: string): Promise<Outcome<OrderView>> {
  return mapOutcome(await request("POST", `${orderPath(id)}/cancel`), dataOf);
}

/** Changes the buyer of an order that is not paid yet; 409 once it is paid or closed. */
export async function changeBuyer(id: string, buyer: Buyer): Promise<Outcome<OrderView>> {
  return mapOutcome(await request("PATCH", `${orderPath(id)}/buyer`, { body: buyer }), dataOf);
}

/** Gives the bank account to which money of an order is returned; 409 when nothing is to be returned. */
export async function giveRefundAccount(id: string, account: RefundAccount): Promise<Outcome<OrderView>> {
  return mapOutcome(await request("POST", `${orderPath(id)}/refund-account`, { body: account }), dataOf);
}

/** Cancels an order that awaits payment and returns the same one placed with another payment method. */
export async function changeMethod(id: string, body: MethodRequest, key: string): Promise<Outcome<OrderView>> {
  const path = `${orderPath(id)}/method` as const;
  return mapOutcome(await request("POST", path, { body, idempotencyKey: key }), dataOf);
}

/** Has the server check with the bank at once whether an order has been paid. */
export async function checkOrder(id: string): Promise<Outcome<OrderView>> {
  return mapOutcome(await request("POST", `${orderPath(id)}/check`), dataOf);
}

/** Returns the stored PDF of the invoice; 409 before the order is paid. */
export function invoicePdf(id: string, locale: string): Promise<Outcome<Blob>> {
  return request("GET", `${orderPath(id)}/invoice.pdf`, { query: { locale }, as: "blob" });
}

/** Returns the stored PDF of a credit note. */
export function creditNotePdf(id: string, number: string, locale: string): Promise<Outcome<Blob>> {
  const path = `${orderPath(id)}/credit-notes/${encodeURIComponent(number)}.pdf` as const;
  return request("GET", path, { query: { locale }, as: "blob" });
}

const orderPath = (id: string) => `/orders/${encodeURIComponent(id)}` as const;
