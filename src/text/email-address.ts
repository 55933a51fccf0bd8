import * as z from "zod/mini";
import { missingOr, normalizeText } from "./rules.ts";

/** Longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const emailMaximum = 254;

/** Returns the one rule of e-mail addresses. Codes: `required`, `invalid_type`, `too_long`, `invalid_email`. */
function emailRule(normalize: (text: string) => string) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(normalize),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(emailMaximum, { error: "too_long", abort: true }),
      z.email({ error: "invalid_email" }),
    );
}

/** Returns the rule for an address to write to, in the case in which it was typed. */
export function emailAddress() {
  return emailRule(normalizeText);
}

/** The address of an account, in lower case: accounts are found by it, whatever case is typed. */
export const accountEmailSchema = emailRule((text) => normalizeText(text).toLowerCase());
