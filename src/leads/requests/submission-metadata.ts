import * as z from "zod/mini";
import { locales } from "#text/locales.ts";
import { optionalLine } from "#text/rules.ts";

const milliseconds = () => z.optional(z.nullable(z.number({ error: "invalid_type" })));

/** What every form sends besides what is typed: consent, language, page and timing. */
export const submissionMetadata = {
  marketing_consent: z._default(z.boolean({ error: "invalid_type" }), false),
  /** Version of the privacy text beside the form; the one in force when the form names none. */
  privacy_version: optionalLine(40),
  locale: z.optional(z.enum(locales, { error: "unknown_choice" })),
  /** Pathname of the page with the form. */
  page: z.optional(
    z
      .string({ error: "invalid_type" })
      .check(z.maxLength(200, { error: "too_long" }), z.regex(/^\/(?!\/)[\w./-]*$/, { error: "invalid_format" })),
  ),
  /** Honeypot: people do not see it, so they leave it empty. */
  website: z.optional(z.unknown()),
  /** When the first field was changed, by the browser's clock; `elapsed_ms` is better, as it needs no clock. */
  started_at: milliseconds(),
  /** How long it took from the first change to sending, reloads and language switches included. */
  elapsed_ms: milliseconds(),
};
