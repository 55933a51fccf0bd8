import * as z from "zod/mini";
import { campaignFields } from "#text/attribution.ts";
import { emailAddress } from "#text/email-address.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import { optionalLine, requiredLine } from "#text/rules.ts";

/** The form by which somebody signs up for an event: no more than what taking part needs. */
export const registrationForm = z.object({
  /** The event's name in its address. */
  event: requiredLine(100),
  name: requiredLine(120),
  email: emailAddress(),
  /** Whether sales may write to the person about the products of the event. */
  contact_consent: z._default(z.boolean({ error: "invalid_type" }), false),
  /** Version of the privacy text beside the form; the one in force when the form names none. */
  privacy_version: optionalLine(40),
  locale: z._default(z.enum(locales, { error: "unknown_choice" }), defaultLocale),
  ...campaignFields,
  /** Honeypot: people do not see it, so they leave it empty. */
  website: z.optional(z.unknown()),
});
export type RegistrationForm = z.output<typeof registrationForm>;
