import { z } from "zod";
import { heading, hero, label, next, text } from "./shared/parts.ts";

/** The archive of the newsletter: the list, and the frame of each letter. */
export const newsletter = z.strictObject({
  hero,
  labels: z.strictObject({
    list: heading,
    none: text(200),
    feed: label,
    subscribe: label,
    sent: label,
    all: label,
    read: label,
    event: label,
    product: label,
    sample: label,
  }),
  next,
});
export type NewsletterWords = z.infer<typeof newsletter>;
