import { z } from "zod";
import { heading, hero, next, paragraph, productId, questions, text } from "./shared/parts.ts";

/** One of an industry's hardest data problems and the play that solves it, with its effect and how that is measured. */
const play = z.strictObject({
  title: heading,
  problem: paragraph,
  products: z.array(productId).min(2).max(4),
  play: paragraph,
  change: text(320, 20),
  measure: text(240, 20),
});

/** A solution page: three plays, the rules that matter in the industry, questions. */
export const solution = z.strictObject({
  name: text(40),
  hero,
  plays: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(play).length(3) }),
  rules: z.strictObject({
    title: heading,
    lead: text(320, 20),
    items: z
      .array(z.strictObject({ name: text(110), body: text(420, 20) }))
      .min(2)
      .max(5),
  }),
  questions: questions(4, 5),
  next,
});
export type SolutionWords = z.infer<typeof solution>;
