import * as z from "zod/mini";
import { locales } from "#catalogue/locales.ts";
import { optionalLine } from "#catalogue/text-rules.ts";

/** Version of the privacy text a request counts as given under when its form does not say. */
export const privacyVersion = "2026-11-20";

const milliseconds = () => z.optional(z.nullable(z.number({ error: "invalid_type" })));

/** What travels with every form besides what is typed. */
export const circumstanceFields = {
  marketing_consent: z._default(z.boolean({ error: "invalid_type" }), false),
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
  /** When the form was opened, by the browser's clock; `elapsed_ms` is better, as it needs no clock. */
  started_at: milliseconds(),
  /** How long the form was open. */
  elapsed_ms: milliseconds(),
};
