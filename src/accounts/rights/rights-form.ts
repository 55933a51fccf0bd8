import * as z from "zod/mini";
import { emailAddress } from "#text/email-address.ts";
import { defaultLocale, locales } from "#text/locales.ts";
import { choice, paragraphs, requiredLine } from "#text/rules.ts";
import { rightsKinds } from "./rights-states.ts";

/** The form by which a person without an account asks about their data: no more than what an answer needs. */
export const rightsForm = z.object({
  name: requiredLine(120),
  email: emailAddress(),
  kind: choice(rightsKinds),
  details: z._default(paragraphs(2000), ""),
  locale: z._default(z.enum(locales, { error: "unknown_choice" }), defaultLocale),
  website: z.optional(z.unknown()),
});
export type RightsForm = z.output<typeof rightsForm>;
