import { z } from "zod";
import { locales } from "#text/locales.ts";
import { consentPurposes } from "./consents.ts";

/** What a person has consented to, and every decision, newest first. */
export const consentsView = z.object({
  current: z.partialRecord(z.enum(consentPurposes), z.boolean()),
  history: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      granted: z.boolean(),
      version: z.string(),
      locale: z.enum(locales),
      at: z.string(),
    }),
  ),
});
export type ConsentsView = z.output<typeof consentsView>;
