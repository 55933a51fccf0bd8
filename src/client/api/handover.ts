import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** A one-time code, and where it is posted. */
export interface HandoverCode {
  url: string;
  code: string;
  expires_at: string;
}

/** `POST /packages/{product}/open`. */
export async function openPackage(product: string): Promise<Outcome<HandoverCode>> {
  const path = `/packages/${encodeURIComponent(product)}/open`;
  return mapOutcome(await request<{ data: HandoverCode }>("POST", path), ({ data }) => data);
}
