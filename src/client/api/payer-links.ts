import type { MethodRequest } from "#shop/orders/requests.ts";
import type { LinkedOrderView, PayerLinkView } from "#shop/payer-links/payer-link-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type {
  LinkedOrderView as LinkedOrder,
  PayerLinkView as PayerLink,
} from "#shop/payer-links/payer-link-contract.ts";

type Linked = Promise<Outcome<LinkedOrderView>>;
type OwnLink = Promise<Outcome<PayerLinkView | null>>;

const ofOrder = (id: string) => `/orders/${encodeURIComponent(id)}/payer-link` as const;
const ofLink = (token: string) => `/payer-links/${encodeURIComponent(token)}` as const;
const linkOf = ({ data }: { data: PayerLinkView | null }) => data;
const orderOf = ({ data }: { data: LinkedOrderView }) => data;

/** Returns the link of an own order; null when there is none. */
export async function payerLink(order: string): OwnLink {
  return mapOutcome(await request("GET", ofOrder(order)), linkOf);
}

/** Makes the link of an own order that awaits payment, or returns the one it has. */
export async function createPayerLink(order: string): OwnLink {
  return mapOutcome(await request("POST", ofOrder(order)), linkOf);
}

/** Withdraws the link of an own order. */
export async function withdrawPayerLink(order: string): OwnLink {
  return mapOutcome(await request("DELETE", ofOrder(order)), linkOf);
}

/** Has the link mailed; it is made first where there is none. */
export async function mailPayerLink(order: string, email: string): OwnLink {
  const outcome = await request("POST", `${ofOrder(order)}/mail`, { body: { email } });
  return mapOutcome(outcome, linkOf);
}

/** Returns the order of a link. */
export async function linkedOrder(token: string): Linked {
  return mapOutcome(await request("GET", ofLink(token)), orderOf);
}

/** Has the server check with the bank at once whether the order of a link has been paid. */
export async function checkLinkedOrder(token: string): Linked {
  return mapOutcome(await request("POST", `${ofLink(token)}/check`), orderOf);
}

/** Changes the payment method of the order of a link. */
export async function changeLinkedMethod(token: string, body: MethodRequest, key: string): Linked {
  const options = { body, idempotencyKey: key };
  return mapOutcome(await request("POST", `${ofLink(token)}/method`, options), orderOf);
}

/** Returns the invoice of the order of a link. */
export function linkedInvoicePdf(token: string, locale: string): Promise<Outcome<Blob>> {
  return request("GET", `${ofLink(token)}/invoice.pdf`, { query: { locale }, as: "blob" });
}
