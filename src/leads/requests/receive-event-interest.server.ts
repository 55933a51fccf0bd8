import type { Touches } from "#text/attribution.ts";
import type { Locale } from "#text/locales.ts";
import type { ConsentTexts } from "./consent-texts.ts";
import { type ContactRequest, notGiven } from "./contact-request.ts";
import { type LeadDeps, receiveRequest } from "./receive-request.server.ts";
import { suspicionOf } from "./suspicion.ts";

/** Somebody who signed up for an event and allowed sales to write to them. */
export interface EventInterest {
  /** The id of the registration, which brings one lead, however often its job is repeated. */
  registration: string;
  name: string;
  email: string;
  locale: Locale;
  privacy_version: string;
  /** SHA-256 of the sentence beside the box; null where another version was shown than the one in force. */
  contact_hash: string | null;
  arrival: Touches & Pick<ContactRequest, "utm_source" | "utm_medium" | "utm_campaign" | "utm_term">;
  event: { title: string; product: string };
}

/** Leads that one event can bring in a day; the form has limits of its own. */
const limit = { max: 100_000, seconds: 86_400 };

/** Stores the lead of somebody who signed up for an event; what the form of events does not ask for is `-`. */
export async function receiveEventInterest(
  { registration, event, arrival, contact_hash, ...person }: EventInterest,
  texts: ConsentTexts,
  deps: LeadDeps,
): Promise<void> {
  const request: ContactRequest = {
    ...person,
    ...arrival,
    company: notGiven,
    phone: notGiven,
    industry: "other",
    job: notGiven,
    product: event.product as ContactRequest["product"],
    message: event.title,
    marketing_consent: false,
  };
  const columns = {
    kind: "event",
    product: request.product,
    message: request.message,
    details: { contact_consent: contact_hash ?? "" },
  } as const;
  await receiveRequest(
    request,
    columns,
    suspicionOf({}, [person.name], "", deps.now()),
    {
      locale: person.locale,
      idempotencyKey: registration,
      texts,
      limit: { scope: "event-lead", who: "events", limit },
    },
    deps,
  );
}
