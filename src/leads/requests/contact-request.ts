import * as z from "zod/mini";
import { leadProducts } from "#catalogue/products.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, paragraphs } from "#text/rules.ts";
import { attributionFields } from "./attribution.ts";
import { requesterFields, requesterLimits } from "./requester-fields.ts";
import { submissionMetadata } from "./submission-metadata.ts";

/** Longest texts, in characters (DECISIONS.md, "Contact form"). */
export const contactLimits = { ...requesterLimits, message: 5000 } as const;

/** What the message holds when nothing was written (SPEC.md section 5). */
export const emptyMessage = "-";

/**
 * Returns what a visitor fills in. A new field is stored, exported and mailed under its name; `docs/how-to.md` lists the
 * places to add it to.
 */
export function contactFields(phone: PhoneRule) {
  return {
    ...requesterFields(phone),
    product: choice(leadProducts),
    message: z._default(
      paragraphs(contactLimits.message).check(z.overwrite((text) => (text === "" ? emptyMessage : text))),
      emptyMessage,
    ),
  };
}
export type ContactField = keyof ReturnType<typeof contactFields>;

/**
 * Returns the schema of a contact request, for the form and for the server; each rule's message is its code. Unknown
 * fields are left out.
 */
export function contactRequestSchema(phone: PhoneRule) {
  return z.object({ ...contactFields(phone), ...attributionFields, ...submissionMetadata });
}
export type ContactRequest = z.output<ReturnType<typeof contactRequestSchema>>;
/** What the form holds: everything as typed. */
export type ContactInput = z.input<ReturnType<typeof contactRequestSchema>>;
