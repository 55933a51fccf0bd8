import * as z from "zod/mini";
import { locales } from "#text/locales.ts";
import { everyCharacter, optionalLine } from "#text/rules.ts";
import { printable } from "../invoices/printable.ts";
import { quoteRequest } from "../orders/requests.ts";

const nameCharacter = /[\p{Script=Latin}\p{M}\p{N} .,&'’()+-]/u;

const nameLength = 80;

/** Returns whether a character of a name cannot be one of an address or link, and is in the documents' fonts. */
const isNameCharacter = (character: string): boolean => nameCharacter.test(character) && printable(character) !== "?";

/** Returns whether a name can stand where people read it as our words: it cannot carry an address or link. */
export function isPlainName(name: string): boolean {
  return name.length <= nameLength && Array.from(name).every(isNameCharacter);
}

/** A name that the document prints: the page stands on our site, and anybody can write what it says here. */
const recipient = () => optionalLine(nameLength).check(everyCharacter({ test: isNameCharacter }));

/** To whom a quotation is addressed; both may be empty. */
const quotationRecipient = z.object({ name: recipient(), company: recipient() });

/** The body of `POST /quotations`. `expected_total` is what the sender saw; another total is refused. */
export const quotationRequest = z.extend(quoteRequest, {
  expected_total: z.int().check(z.gte(0)),
  locale: z._default(z.enum(locales), "id"),
  recipient: z.optional(quotationRecipient),
});
export type QuotationRequest = z.infer<typeof quotationRequest>;
