import { z } from "zod";
import { industryIds } from "#catalogue/industries.ts";
import { heading, hero, label, next, point, productId, text } from "./shared/parts.ts";

/** The overview of all products: each under its job, then where to begin. */
export const productsOverview = z.strictObject({
  hero,
  /** `filter`, `every` and `sold` are the words of the filter above the tiles. */
  list: z.strictObject({ title: heading, lead: text(320), filter: label, every: label, sold: label }),
  begin: z.strictObject({
    title: heading,
    lead: text(320),
    items: z
      .array(z.strictObject({ title: heading, body: text(420, 20), products: z.array(productId).min(1).max(3) }))
      .min(3)
      .max(4),
  }),
  next,
});

/** The overview of all solutions: the question that each industry asks of its data, and the labels of their pages. */
export const solutionsOverview = z.strictObject({
  hero,
  filter: z.strictObject({
    label,
    all: label,
    groups: z.record(z.enum(["public", "finance", "industry", "consumer"]), label),
  }),
  list: z.strictObject({
    title: heading,
    lead: text(320),
    items: z.record(z.enum(industryIds), z.strictObject({ question: text(110, 20), problem: text(240, 40) })),
  }),
  how: z.strictObject({ title: heading, lead: text(320), items: z.array(point).min(3).max(4) }),
  labels: z.strictObject({
    before: label,
    after: label,
    measure: label,
    cost: label,
    quoted: text(60),
    see: label,
    choose: label,
    prices: label,
  }),
  next,
});
