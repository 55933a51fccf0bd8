import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const labels = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, label])) as Record<Name, typeof label>);

/** Mails to the sales team about requests. */
export const mailsSalesLeads = z.strictObject({
  notice: z.strictObject({
    subject: text(60),
    suspectSubject: text(80),
    suspect: text(240),
    labels: labels(
      "name",
      "job",
      "company",
      "industry",
      "email",
      "phone",
      "whatsApp",
      "product",
      "message",
      "locale",
      "marketingConsent",
      "page",
      "firstPage",
      "referrer",
      "lastTouch",
      "campaign",
      "receivedAt",
      "number",
    ),
    languages: labels("id", "en"),
    yes: label,
    no: label,
    lastTouchFrom: label,
  }),
  digest: z.strictObject({
    subject: text(80),
    lead: text(200),
    received: label,
    suspicion: label,
    rest: text(100),
    /** Leads that have waited for an answer for more than one working day. */
    waitingSubject: text(80),
    bothSubject: text(100),
    waitingLead: text(200),
    waitingSince: label,
    waitingRest: text(100),
    open: label,
  }),
  review: label,
  /** Why a request may be spam, as part of a sentence; older rows name reasons that are no longer used. */
  suspicions: z.strictObject({ honeypot: text(100), links: text(100), other: text(100) }),
});
export type MailsSalesLeadsWords = z.infer<typeof mailsSalesLeads>;
