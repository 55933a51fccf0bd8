import { z } from "zod";
import { heading, hero, label, next, point, question, questions, text } from "./shared/parts.ts";

/** The pricing page: packages of all products side by side, for a number of months. */
export const pricing = z.strictObject({
  hero,
  table: z.strictObject({
    title: heading,
    caption: text(160),
    product: label,
    /** Names the list of links to the products. */
    jump: label,
    /** `{months}` is one of `choices`, the others are amounts of rupiah. */
    sum: text(80),
    total: label,
    suggested: label,
    about: label,
    months: label,
    choices: z.strictObject({ "1": label, "3": label, "6": label, "12": label }),
    monthsHelp: text(160),
    choose: label,
    withoutPpn: text(260),
    /** For those who need somebody's approval. */
    approval: text(200),
  }),
  enterprise: z.strictObject({ title: heading, body: text(420, 20) }),
  included: z.strictObject({ title: heading, items: z.array(point).min(3).max(6) }),
  questions: questions(4, 11),
  /** Questions with the same answer for every product: the pages where a package is chosen end with them. */
  sharedQuestions: z.array(question).min(1).max(3),
  next,
});
export type PricingWords = z.infer<typeof pricing>;
