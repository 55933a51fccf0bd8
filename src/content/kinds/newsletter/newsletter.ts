import { z } from "zod";
import { heading, hero, label, next, questions, text } from "../shared/parts.ts";

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
  questions: questions(3, 5),
  next,
});
