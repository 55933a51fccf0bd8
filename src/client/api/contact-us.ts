import { readAddress } from "#address/address.ts";
import { attribution } from "../measuring/attribution.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** What the visitor fills in; the honeypot `website` and the time of opening travel with it. */
export type ContactValues = Record<string, unknown>;

export interface ContactReceipt {
  id: string;
  received_at: string;
}

/**
 * Sends a contact request with how its sender found us, their language and page. The same `key` sent again, after
 * a failure or a second press, makes no second request on the server.
 */
export async function sendContactRequest(
  values: ContactValues,
  key: string,
  signal?: AbortSignal,
): Promise<Outcome<ContactReceipt>> {
  const outcome = await request<{ data: ContactReceipt }>("POST", "/contact-us", {
    body: { ...attribution(), locale: readAddress(location.pathname).locale, page: location.pathname, ...values },
    idempotencyKey: key,
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
