import { z } from "zod";
import { jobIds } from "#catalogue/products.ts";
import { heading, hero, next, point, questions, text } from "./shared/parts.ts";

const start = { title: heading, lead: text(320, 20).optional() };

/** What buyers check before they sign: statements side by side, as a list of terms, as a table, or as costs by job. */
export const trust = z.strictObject({
  hero,
  sections: z
    .array(
      z.union([
        z.strictObject({ ...start, points: z.array(point).min(2).max(6) }),
        z.strictObject({ ...start, terms: z.array(point).min(2).max(30) }),
        z.strictObject({
          ...start,
          head: z.array(text(40)).min(2).max(5),
          rows: z.array(z.array(text(260))).min(2),
          note: text(320, 20).optional(),
        }),
        /** What the products of a job cost (prices of the list are added, `quoted` is agreed), and the job without us. */
        z.strictObject({
          ...start,
          head: z.array(text(40)).length(3),
          costs: z.array(z.strictObject({ job: z.enum(jobIds), alone: text(200), quoted: text(260).optional() })),
          note: text(320, 20).optional(),
        }),
      ]),
    )
    .min(2)
    .max(6),
  questions: questions(2, 5).optional(),
  next,
});
type TrustWords = z.infer<typeof trust>;
export type TrustSection = TrustWords["sections"][number];
export type TrustCost = Extract<TrustSection, { costs: unknown }>["costs"][number];
