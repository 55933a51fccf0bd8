import * as z from "zod/mini";
import { leadIndustries } from "#catalogue/industries.ts";
import { emailAddress } from "#text/email-address.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, paragraphs, phoneNumber, requiredLine } from "#text/rules.ts";
import { attributionFields } from "./attribution.ts";
import { circumstanceFields } from "./submission-metadata.ts";

/** Kinds of ready-made APIs one can ask access to. */
export const apiKinds = ["identity", "vision", "text", "location"] as const;
/** Calls a month the asker expects. */
export const callVolumes = ["up-to-10k", "10k-100k", "100k-1m", "over-1m"] as const;
export const useCaseLimit = { least: 20, most: 2000 } as const;

/** A request for access to the API Marketplace; it is reviewed by people. Each rule's message is its code. */
export function marketplaceRequestSchema(phone: PhoneRule) {
  return z.object({
    name: requiredLine(120),
    company: requiredLine(120),
    email: emailAddress(),
    phone: phoneNumber(phone),
    industry: choice(leadIndustries),
    job: requiredLine(120),
    apis: z.pipe(
      // Its length is judged before its elements: each wrong one is a finding of its own.
      z
        .array(z.unknown(), { error: (it) => (it.input === undefined ? "required" : "invalid_type") })
        .check(z.minLength(1, { error: "required" }), z.maxLength(apiKinds.length, { error: "too_long" })),
      z.array(choice(apiKinds)).check(z.overwrite((list) => [...new Set(list)])),
    ),
    monthly_calls: choice(callVolumes),
    use_case: paragraphs(useCaseLimit.most).check(z.minLength(useCaseLimit.least, { error: "too_short" })),
    ...attributionFields,
    ...circumstanceFields,
  });
}
export type MarketplaceRequest = z.output<ReturnType<typeof marketplaceRequestSchema>>;
