import * as z from "zod/mini";
import { missingOr } from "./rules.ts";

/** Longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const emailMaximum = 254;

/** How an address is kept and compared: one person writes one address in many cases. */
function normalizeEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** An e-mail address as typed, answered as it is kept. Codes: `required`, `invalid_type`, `too_long`, `invalid_email`. */
export const emailSchema = z.pipe(
  z.pipe(z.string({ error: missingOr("invalid_type") }), z.transform(normalizeEmail)),
  z
    .string()
    .check(
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(emailMaximum, { error: "too_long", abort: true }),
      z.regex(z.regexes.email, { error: "invalid_email" }),
    ),
);
