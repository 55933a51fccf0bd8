import { z } from "zod";
import { heading, hero, label, next, point, questions, text } from "./parts.ts";

/** The pricing page: packages of all products side by side, for a number of months. */
export const pricing = z.strictObject({
  hero,
  table: z.strictObject({
    title: heading,
    caption: text(160),
    product: label,
    months: label,
    monthsHelp: text(160),
    perMonth: label,
    total: text(60),
    choose: label,
    withoutPpn: text(160),
  }),
  enterprise: z.strictObject({ title: heading, body: text(420) }),
  included: z.strictObject({ title: heading, items: z.array(point).min(3).max(6) }),
  questions: questions(4, 6),
  next,
});
export type PricingWords = z.infer<typeof pricing>;
