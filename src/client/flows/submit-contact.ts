import { track } from "#client/analytics/track.ts";
import { type ContactReceipt, type ContactValues, sendContactRequest } from "#client/api/contact-us.ts";
import type { Outcome } from "#client/api/outcome.ts";
import { happened } from "#client/state/store.ts";
import { trackingQuery } from "#client/tracking/attribution.ts";

/** SPEC.md section 4, "Contact submit": loading around the call, and the event of its end. */
export async function submitContact(values: ContactValues, key: string): Promise<Outcome<ContactReceipt>> {
  happened("contactForm", { type: "pending" });
  const outcome = await sendContactRequest(values, key);
  happened("contactForm", { type: outcome.ok ? "success" : "failure" });
  if (outcome.ok) happened("contactForm", { type: "emptied" });
  track(outcome.ok ? "contact_us_success" : "contact_us_failure");
  return outcome;
}

/** The success page with the stored tracking query string appended if present: `/contact-us/success?utm_source=a`. */
export function withTrackingQuery(pathname: string): string {
  const query = trackingQuery();
  return query ? `${pathname}?${query}` : pathname;
}
