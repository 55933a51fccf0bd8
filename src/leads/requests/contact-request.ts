import * as z from "zod/mini";
import { leadIndustries } from "#catalogue/industries.ts";
import { leadProducts } from "#catalogue/products.ts";
import { emailAddress } from "#text/email-address.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, paragraphs, phoneNumber, requiredLine } from "#text/rules.ts";
import { attributionFields } from "./attribution.ts";
import { circumstanceFields } from "./submission-metadata.ts";

/** Longest texts, in characters (DECISIONS.md, "Contact form"). */
export const contactLimits = { name: 120, company: 120, job: 120, email: 254, message: 5000 } as const;

/** What the message holds when nothing was written (SPEC.md section 5). */
export const emptyMessage = "-";

/**
 * A contact request, for the form and for the server alike; each rule's message is its code. Unknown fields are left out.
 * @param phone the phone rule: Indonesian metadata in the browser, every country's on the server
 */
export function contactRequestSchema(phone: PhoneRule) {
  return z.object({
    name: requiredLine(contactLimits.name),
    company: requiredLine(contactLimits.company),
    email: emailAddress(),
    phone: phoneNumber(phone),
    industry: choice(leadIndustries),
    job: requiredLine(contactLimits.job),
    product: choice(leadProducts),
    message: z._default(
      paragraphs(contactLimits.message).check(z.overwrite((text) => (text === "" ? emptyMessage : text))),
      emptyMessage,
    ),
    ...attributionFields,
    ...circumstanceFields,
  });
}
export type ContactRequest = z.output<ReturnType<typeof contactRequestSchema>>;
/** What the form holds: everything as typed. */
export type ContactInput = z.input<ReturnType<typeof contactRequestSchema>>;
