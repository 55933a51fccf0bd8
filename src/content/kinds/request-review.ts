import { z } from "zod";
import { reviewOutcomes } from "#address/review-outcomes.ts";
import { label, text } from "./shared/parts.ts";

/** What sales see behind the link of a mail about a request that may be spam. */
export const requestReview = z.strictObject({
  answers: z.record(z.enum(reviewOutcomes), z.strictObject({ title: text(80), lead: text(320, 20) })),
  restore: label,
  spam: label,
});
