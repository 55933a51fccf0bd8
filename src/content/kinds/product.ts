import { z } from "zod";
import { heading, hero, industryId, label, next, point, productId, questions, text } from "./shared/parts.ts";

const titled = (max: number) => z.strictObject({ title: heading, body: text(max, 20) });

/** The arrangements of a product page: which parts come first, their sides and grounds, and how the page ends. */
const productLayouts = ["diagram", "screens", "pair", "thread"] as const;
export type ProductLayout = (typeof productLayouts)[number];

/** A value that became another, with its unit: `52→0.5 h`. What only the catalogue says is no outcome. */
const changedFigure = text(12).regex(/^[^→\s]+→[^→\s%]+(%|\s[^→]+)?$/);

/**
 * A product page. Its words stand between pictures, so each is short; at most 550 words outside questions and limits.
 */
export const product = z
  .strictObject({
    name: text(40),
    hero,
    layout: z.enum(productLayouts),
    /** What goes in and what comes out, at the two ends of the page's picture; of the layout `pair` only. */
    pair: z.strictObject({ input: label, output: label }).optional(),
    /** What changed, as numbers; `sample` marks a figure from an illustrative story. */
    outcomes: z
      .array(z.strictObject({ figure: changedFigure, label: text(90, 8), sample: z.boolean().optional() }))
      .max(2),
    /** One sentence that is set large where nothing was measured. */
    statement: text(110, 20).optional(),
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
  })
  .refine(({ outcomes, statement }) => outcomes.length > 0 || statement !== undefined, {
    path: ["statement"],
    error: "is needed where no outcome is a figure",
  })
  .refine(({ layout, pair }) => (layout === "pair") === (pair !== undefined), {
    path: ["pair"],
    error: "belongs to the layout pair",
  });
export type ProductWords = z.infer<typeof product>;
