import { z } from "zod";
import { jobIds } from "#catalogue/products.ts";
import { heading, hero, next, point, questions, text } from "./parts.ts";

/** The home page tells one journey: collect, keep, ask, understand, act, share. */
export const home = z.strictObject({
  hero: hero.extend({ note: text(160) }),
  journey: z.strictObject({
    title: heading,
    lead: text(320),
    steps: z.array(z.strictObject({ job: z.enum(jobIds), title: heading, body: text(420) })).length(6),
  }),
  proof: z.strictObject({
    title: heading,
    items: z
      .array(z.strictObject({ figure: text(20), body: text(160) }))
      .min(3)
      .max(4),
  }),
  industries: z.strictObject({ title: heading, lead: text(260) }),
  trust: z.strictObject({ title: heading, lead: text(320), items: z.array(point).length(4) }),
  questions: questions(4, 6),
  next,
});
export type HomeWords = z.infer<typeof home>;
