import { z } from "zod";
import { packageId, tiers } from "#catalogue/packages.ts";
import { soldOnline } from "#catalogue/products.ts";
import { heading, hero, next, productId, questions, text } from "./shared/parts.ts";

const packageIds = soldOnline.flatMap((product) => tiers.map((tier) => packageId(product, tier)));

/** One of an industry's hardest data problems: what solves it, with which packages, and how the effect is measured. */
const play = z
  .strictObject({
    title: heading,
    problem: text(240, 20),
    play: text(340, 60),
    products: z.array(productId).min(2).max(4),
    measures: z.array(text(90, 8)).min(2).max(3),
    packages: z.array(z.enum(packageIds)).min(1).max(3),
  })
  .refine(
    ({ products, packages }) => packages.every((id) => products.some((product) => id.startsWith(`${product}-`))),
    "has a package of a product that it does not use",
  );

/** A law that matters in the industry: its number is set large, with the article where one is meant. */
const rule = z.strictObject({
  kind: text(34),
  figure: text(8, 2),
  article: text(14).optional(),
  name: text(110),
  body: text(420, 20),
});

/** A solution page: a day in the industry, three problems with what solves them, the rules that matter, questions. */
export const solution = z.strictObject({
  name: text(40),
  hero: hero.extend({ product: productId }),
  day: z.strictObject({
    title: heading,
    load: text(60),
    items: z
      .array(
        z.strictObject({ time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), body: text(90, 15), product: productId }),
      )
      .length(6),
  }),
  plays: z.strictObject({ title: heading, lead: text(200, 20), items: z.array(play).length(3) }),
  rules: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(rule).min(3).max(5) }),
  procurement: z
    .strictObject({
      title: heading,
      lead: text(200, 20),
      items: z.array(z.strictObject({ term: text(8), name: text(60), body: text(200) })).min(3),
    })
    .optional(),
  questions: questions(4, 5),
  next,
});
export type SolutionWords = z.infer<typeof solution>;
