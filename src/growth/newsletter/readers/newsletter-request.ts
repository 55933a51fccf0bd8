import * as z from "zod/mini";
import { emailAddress } from "#text/email-address.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import { optionalLine } from "#text/rules.ts";

/** The request for the newsletter; a mail asks for confirmation (double opt-in). */
export const newsletterRequest = z.object({
  email: emailAddress(),
  locale: z._default(z.enum(locales, { error: "unknown_choice" }), defaultLocale),
  privacy_version: optionalLine(40),
  website: z.optional(z.unknown()),
});
export type NewsletterRequest = z.output<typeof newsletterRequest>;
