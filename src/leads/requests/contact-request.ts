import * as z from "zod/mini";
import { leadProducts } from "#catalogue/products.ts";
import { attributionFields } from "#text/attribution.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, paragraphs } from "#text/rules.ts";
import { requesterFields, requesterLimits } from "./requester-fields.ts";
import { submissionMetadata } from "./submission-metadata.ts";

/** Longest texts, in characters (DECISIONS.md, "Contact form"). */
export const contactLimits = { ...requesterLimits, message: 5000 } as const;

/** The message of a request without one (SPEC.md section 5). */
export const emptyMessage = "-";
/** What a request has in place of a field that its form does not ask for. */
export const notGiven = "-";

/** Returns what was given in a field; null for one that the form did not ask for. */
export const given = (value: string): string | null => (value === notGiven ? null : value);

/**
 * Returns the fields that a visitor fills in. A new one is stored, exported and mailed under its name: besides this line
 * it needs a column, its words (set `contact-us` and its kind) and its input in the form.
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
/** The values of the form, as typed. */
export type ContactInput = z.input<ReturnType<typeof contactRequestSchema>>;
