import { z } from "zod";
import { heading, hero, industryId, next, paragraph, point, productId, questions, text } from "./shared/parts.ts";

/** A product page: promise, problem, six features of its own, steps, cases, company, limits, packages, questions. */
export const product = z.strictObject({
  name: text(40),
  hero,
  problem: z.strictObject({ title: heading, body: z.array(paragraph).min(1).max(3) }),
  features: z.strictObject({ title: heading, lead: text(260, 20), items: z.array(point).length(6) }),
  steps: z.strictObject({ title: heading, items: z.array(point).min(3).max(4) }),
  cases: z.strictObject({
    title: heading,
    items: z.array(point.extend({ industry: industryId })).length(3),
  }),
  worksWith: z.strictObject({
    title: heading,
    items: z
      .array(z.strictObject({ product: productId, body: text(240, 20) }))
      .min(2)
      .max(4),
  }),
  limits: z.strictObject({ title: heading, lead: text(260, 20), items: z.array(point).min(3).max(5) }),
  packages: z.strictObject({ title: heading, lead: text(320, 20) }),
  questions: questions(5, 6),
  next,
});
