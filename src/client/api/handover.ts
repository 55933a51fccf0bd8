import type { HandoverCodeResponse } from "#shop/subscriptions/handover-view.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** `POST /packages/{product}/open`: returns a one-time code and the address to which it is posted. */
export async function openPackage(product: string): Promise<Outcome<HandoverCodeResponse["data"]>> {
  const path = `/packages/${encodeURIComponent(product)}/open`;
  return mapOutcome(await request<HandoverCodeResponse>("POST", path), ({ data }) => data);
}
