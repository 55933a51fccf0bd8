import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

export interface MarketplaceReceipt {
  id: string;
  received_at: string;
}

/** Asks for access to the API marketplace; the same `key` sent again makes no second request. */
export async function sendMarketplaceRequest(
  values: Record<string, unknown>,
  key: string,
): Promise<Outcome<MarketplaceReceipt>> {
  const outcome = await request<{ data: MarketplaceReceipt }>("POST", "/api-marketplace/requests", {
    body: values,
    idempotencyKey: key,
  });
  return mapOutcome(outcome, ({ data }) => data);
}
