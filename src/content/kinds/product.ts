import { z } from "zod";
import { heading, hero, industryId, next, point, productId, questions, text } from "./shared/parts.ts";

const titled = (max: number) => z.strictObject({ title: heading, body: text(max, 20) });

/**
 * A product page. Its words stand between pictures, so each is short; at most 550 words outside questions and limits.
 */
export const product = z.strictObject({
  name: text(40),
  hero,
  /** What changes, as numbers; `sample` marks a figure from an illustrative story. */
  outcomes: z.array(z.strictObject({ figure: text(12), label: text(90, 8), sample: z.boolean().optional() })).length(3),
  problem: titled(420),
  stories: z.strictObject({ title: heading, items: z.array(titled(240)).length(3) }),
  tiles: z.array(titled(130)).length(3),
  steps: z.strictObject({ title: heading, items: z.array(titled(220)).min(3).max(4) }),
  cases: z.strictObject({ title: heading, items: z.array(titled(220).extend({ industry: industryId })).length(3) }),
  worksWith: z.strictObject({
    title: heading,
    items: z
      .array(z.strictObject({ product: productId, body: text(140, 20) }))
      .min(2)
      .max(4),
  }),
  /** Where the data is stored, in one or two sentences. */
  data: titled(300),
  limits: z.strictObject({ title: heading, lead: text(260, 20), items: z.array(point).min(3).max(5) }),
  packages: z.strictObject({ title: heading, lead: text(200, 20) }),
  questions: questions(5, 6),
  next,
});
