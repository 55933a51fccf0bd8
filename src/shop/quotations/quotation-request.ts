import * as z from "zod/mini";
import { locales } from "#text/locales.ts";
import { everyCharacter, optionalLine } from "#text/rules.ts";
import { printable } from "../invoices/printable.ts";
import { quoteRequest } from "../orders/requests.ts";

const nameCharacter = /[\p{Script=Latin}\p{M}\p{N} .,&'’()+-]/u;

/**
 * A name that the document prints. It has no character of an address or link: the page stands on our site, and anybody can
 * write what it says here.
 */
const recipient = () =>
  optionalLine(80).check(
    everyCharacter({ test: (character) => nameCharacter.test(character) && printable(character) !== "?" }),
  );

/** To whom a quotation is addressed; both may be empty. */
export const quotationRecipient = z.object({ name: recipient(), company: recipient() });

/** The body of `POST /quotations`. `expected_total` is what the sender saw; another total is refused. */
export const quotationRequest = z.extend(quoteRequest, {
  expected_total: z.int().check(z.gte(0)),
  locale: z._default(z.enum(locales), "id"),
  recipient: z.optional(quotationRecipient),
});
export type QuotationRequest = z.infer<typeof quotationRequest>;
