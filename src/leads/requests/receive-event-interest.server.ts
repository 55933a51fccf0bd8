import type { Locale } from "#text/locales.ts";
import type { LeadDeps } from "../deps.server.ts";
import { type ContactRequest, notGiven } from "./contact-request.ts";
import { receiveRequest } from "./receive-request.server.ts";
import { suspicionOf } from "./suspicion.ts";

/** Somebody who signed up for an event and allowed sales to write to them. */
export interface EventInterest {
  /** The id of the registration, which brings one lead, however often its job is repeated. */
  registration: string;
  name: string;
  email: string;
  locale: Locale;
  privacy_version: string;
  /** SHA-256 of the privacy text; null where another version was shown than the one in force. */
  privacy_hash: string | null;
  /** SHA-256 of the sentence beside the box; null like the other. */
  contact_hash: string | null;
  arrival: Pick<ContactRequest, "utm_source" | "utm_medium" | "utm_campaign" | "utm_term">;
  event: { title: string; product: string };
}

/** Leads that all events together can bring in a day; the form has limits of its own. */
const limit = { max: 100_000, seconds: 86_400 };

/**
 * Stores the lead of somebody who signed up for an event; what the form of events does not ask for is `-`. It consents to no
 * news: its proof is that of the sentence by which sales may write.
 * @throws while events have brought too many leads; the job is then retried
 */
export async function receiveEventInterest(
  { registration, event, arrival, privacy_hash, contact_hash, ...person }: EventInterest,
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
  const { product, message, privacy_version } = request;
  const received = await receiveRequest(
    request,
    { kind: "event", product, message, details: {} },
    suspicionOf({}, [person.name], "", deps.now()),
    {
      locale: person.locale,
      idempotencyKey: registration,
      texts: { privacy_version, privacy_hash, marketing_hash: contact_hash },
      limit: { scope: "event-lead", who: "events", limit },
    },
    deps,
  );
  if (received.kind === "limited") throw new Error("Events have brought too many leads today");
}
