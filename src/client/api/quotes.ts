import type { QuoteRequest } from "#shop/orders/requests.ts";
import type { QuoteView } from "#shop/prices/quote-contract.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export type { QuoteRequest } from "#shop/orders/requests.ts";
export type { QuoteView as Quote } from "#shop/prices/quote-contract.ts";

/** Returns what an order would cost, as the server calculates it. */
export async function quote(body: QuoteRequest, signal?: AbortSignal): Promise<Outcome<QuoteView>> {
  const outcome = await request("POST", "/quotes", { body, ...(signal && { signal }) });
  return mapOutcome(outcome, ({ data }) => data);
}
