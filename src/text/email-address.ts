import * as z from "zod/mini";
import { plainLine } from "./plain-line.ts";
import { readUrl } from "./read-url.ts";
import { missingOr } from "./rules.ts";

/** Longest address that mail servers accept (RFC 5321, section 4.5.3.1.3). */
export const emailMaximum = 254;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domainLabel = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/**
 * An address that can be delivered: a local part of at most 64 characters without quotes (RFC 5321, section 4.5.3.1.1; RFC
 * 5322, "dot-atom"), a domain of two labels or more that neither begin nor end with a hyphen (RFC 1035, section 2.3.1).
 */
const deliverable = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${domainLabel}\\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]$`,
);

/**
 * Returns an address as mail servers take it: a domain with other letters in its ASCII form (`xn--`, RFC 5891), to which a
 * browser converts it only in a field of type `email`.
 */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // Only letters that are converted: an address parser would read other hosts into digits and slashes.
  if (!/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const host = readUrl(`https://${domain}`)?.hostname;
  return host ? address.slice(0, at) + host : address;
}

/** Returns the one rule of e-mail addresses. Codes: `required`, `invalid_type`, `too_long`, `invalid_email`. */
function emailRule(normalize: (text: string) => string) {
  return z
    .string({ error: missingOr("invalid_type") })
    .check(
      z.overwrite(normalize),
      z.minLength(1, { error: "required", abort: true }),
      z.maxLength(emailMaximum, { error: "too_long", abort: true }),
      z.email({ pattern: deliverable, error: "invalid_email" }),
    );
}

/** Returns the rule for an address to write to, in the case in which it was typed. */
export function emailAddress() {
  return emailRule((text) => withAsciiDomain(plainLine(text)));
}

/** The address of an account, in lower case: accounts are found by it, whatever case is typed. */
export const accountEmailSchema = emailRule((text) => withAsciiDomain(plainLine(text)).toLowerCase());
