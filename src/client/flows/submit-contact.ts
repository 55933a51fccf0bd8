import type { LeadReceipt } from "#leads/requests/lead-receipt.ts";
import { type ContactValues, sendContactRequest } from "../api/contact-us.ts";
import type { Outcome } from "../api/outcome.ts";
import { trackingQuery } from "../measuring/attribution.ts";
import { track } from "../measuring/track.ts";
import { dispatch } from "../state/store.ts";
import { forgetFormStart } from "../storage/form-start.ts";
import { rememberSentRequest } from "../storage/sent-request.ts";

const running = new Map<string, Promise<Outcome<LeadReceipt>>>();

/**
 * SPEC.md section 4, "Contact submit": loading around the call, and the event of its end. While a request is on its way,
 * sending it again (the same `key`) joins it: one call, one event.
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
    rememberSentRequest({ email: String(values.email ?? ""), id: outcome.data.id });
    forgetFormStart("contact");
    dispatch("contactForm", { type: "emptied" });
  }
  track(outcome.ok ? "contact_us_success" : "contact_us_failure");
  return outcome;
}

/** The success page with the stored tracking query string appended if present: `/contact-us/success?utm_source=a`. */
export function withTrackingQuery(pathname: string): string {
  const query = trackingQuery();
  return query ? `${pathname}?${query}` : pathname;
}
