import { z } from "zod";
import { reviewResults } from "#catalogue/review-results.ts";
import { label, text } from "./shared/parts.ts";

/** What sales see behind the link of a mail about a request that may be spam. */
export const requestReview = z.strictObject({
  answers: z.record(z.enum(reviewResults), z.strictObject({ title: text(80), lead: text(320, 20) })),
  restore: label,
  spam: label,
});
export type RequestReviewWords = z.infer<typeof requestReview>;
