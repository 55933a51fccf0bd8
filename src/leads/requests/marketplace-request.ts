import * as z from "zod/mini";
import { attributionFields } from "#text/attribution.ts";
import type { PhoneRule } from "#text/phone.ts";
import { choice, paragraphs } from "#text/rules.ts";
import { requesterFields } from "./requester-fields.ts";
import { submissionMetadata } from "./submission-metadata.ts";

/** Kinds of ready-made APIs to which access can be requested. */
export const apiKinds = ["identity", "vision", "text", "location"] as const;
/** Calls a month that the requester expects. */
export const callVolumes = ["up-to-10k", "10k-100k", "100k-1m", "over-1m"] as const;
export const useCaseLimit = { least: 20, most: 2000 } as const;

/** Returns the schema of a request for access to the API Marketplace, which people review; each rule's message is its code. */
export function marketplaceRequestSchema(phone: PhoneRule) {
  return z.object({
    ...requesterFields(phone),
    apis: z.pipe(
      // The length is checked before the elements, each of which may be an issue of its own.
      z
        .array(z.unknown(), { error: ({ input }) => (input === undefined ? "required" : "invalid_type") })
        .check(z.minLength(1, { error: "required" }), z.maxLength(apiKinds.length, { error: "too_long" })),
      z.array(choice(apiKinds)).check(z.overwrite((list) => [...new Set(list)])),
    ),
    monthly_calls: choice(callVolumes),
    use_case: paragraphs(useCaseLimit.most).check(z.minLength(useCaseLimit.least, { error: "too_short" })),
    ...attributionFields,
    ...submissionMetadata,
  });
}
export type MarketplaceRequest = z.output<ReturnType<typeof marketplaceRequestSchema>>;
