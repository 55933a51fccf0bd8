import { readAddress } from "#address/address.ts";
import { emptyMessage } from "#leads/requests/contact-request.ts";
import type { LeadReceipt } from "#leads/requests/request-contract.ts";
import { mapOutcome, type Outcome } from "../api/outcome.ts";
import { request } from "../api/request.ts";
import { attribution, trackingQuery } from "../measuring/attribution.ts";
import { seenExperiments } from "../measuring/exposures.ts";
import { track } from "../measuring/track.ts";
import { dispatch } from "../state/store.ts";
import { forgetFormStart } from "../storage/form-start.ts";
import { storeSentRequest } from "../storage/sent-request.ts";

const running = new Map<string, Promise<Outcome<LeadReceipt>>>();

/**
 * Sends a contact request (SPEC.md section 4, "Contact submit"): `loading` is true during the call, and its result is
 * tracked. A second call with the same `key` meanwhile gets the result of the first.
 */
export function submitContact(values: ContactValues, key: string): Promise<Outcome<LeadReceipt>> {
  const known = running.get(key);
  if (known) return known;
  const submission = submit(values, key).finally(() => running.delete(key));
  running.set(key, submission);
  return submission;
}

async function submit(values: ContactValues, key: string): Promise<Outcome<LeadReceipt>> {
  dispatch("contactForm", { type: "pending" });
  const outcome = await sendContactRequest(values, key);
  dispatch("contactForm", { type: outcome.ok ? "success" : "failure" });
  if (outcome.ok) {
    storeSentRequest({ email: String(values.email ?? ""), id: outcome.data.id });
    forgetFormStart("contact");
    dispatch("contactForm", { type: "emptied" });
  }
  track(outcome.ok ? "contact_us_success" : "contact_us_failure");
  return outcome;
}

/** Appends the stored tracking query, if any, to a pathname: `/contact-us/success?utm_source=a`. */
export function withTrackingQuery(pathname: string): string {
  const query = trackingQuery();
  return query ? `${pathname}?${query}` : pathname;
}

/** The fields of the form, with the honeypot `website` and the time of the first change. */
type ContactValues = Record<string, unknown>;

/**
 * Sends a contact request with how its sender found us, their language and page. The same `key` sent again, after
 * a failure or a second press, makes no second request on the server.
 */
async function sendContactRequest(
  values: ContactValues,
  key: string,
  signal?: AbortSignal,
): Promise<Outcome<LeadReceipt>> {
  const outcome = await request("POST", "/contact-us", {
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
