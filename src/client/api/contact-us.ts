import { readAddress } from "#address/address.ts";
import { emptyMessage } from "#leads/requests/contact-request.ts";
import type { LeadReceipt } from "#leads/requests/lead-receipt.ts";
import { attribution } from "../measuring/attribution.ts";
import { seenExperiments } from "../measuring/exposures.ts";
import { mapOutcome, type Outcome } from "./outcome.ts";
import { request } from "./request.ts";

/** The fields of the form, with the honeypot `website` and the time of the first change. */
export type ContactValues = Record<string, unknown>;

/**
 * Sends a contact request with how its sender found us, their language and page. The same `key` sent again, after
 * a failure or a second press, makes no second request on the server.
 */
export async function sendContactRequest(
  values: ContactValues,
  key: string,
  signal?: AbortSignal,
): Promise<Outcome<LeadReceipt>> {
  const outcome = await request<{ data: LeadReceipt }>("POST", "/contact-us", {
    body: {
      ...attribution(),
      ...seenExperiments(),
      locale: readAddress(location.pathname).locale,
      page: location.pathname,
      ...values,
      // The specified default, which the form shows as empty.
      message: values.message || emptyMessage,
    },
    idempotencyKey: key,
    ...(signal && { signal }),
  });
  return mapOutcome(outcome, ({ data }) => data);
}
