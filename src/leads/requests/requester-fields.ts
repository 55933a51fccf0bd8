import { leadIndustries } from "#catalogue/industries.ts";
import { emailAddress } from "#text/email-address.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, phoneNumber, requiredLine } from "#text/rules.ts";

/** Longest texts about the sender, in characters (DECISIONS.md, "Contact form"). */
export const requesterLimits = { name: 120, company: 120, job: 120, email: 254 } as const;

/**
 * Returns the fields about the sender, which requests of both kinds have.
 * @param phone the phone rule: Indonesian metadata in the browser, every country's on the server
 */
export function requesterFields(phone: PhoneRule) {
  return {
    name: requiredLine(requesterLimits.name),
    company: requiredLine(requesterLimits.company),
    email: emailAddress(),
    phone: phoneNumber(phone),
    industry: choice(leadIndustries),
    job: requiredLine(requesterLimits.job),
  };
}
