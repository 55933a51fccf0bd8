import { z } from "zod";
import { industryIds } from "#catalogue/industries.ts";
import { productIds } from "#catalogue/products.ts";

/**
 * Returns the rule of a text without superfluous spaces, limited in length so that no layout breaks. Inline marks:
 * **strong**, `code`, [text](/path), [phrase](lang:id).
 */
export const text = (max: number, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim(), "has stray spaces");

export const heading = text(90);
export const label = text(40);
export const paragraph = text(700, 20);

/** An address inside the site (without language or edition), an anchor, or an https or mailto link. */
export const href = z.string().regex(/^(\/(?![/\\])|#|https:\/\/|mailto:)/);
export const link = z.strictObject({ label, href });

export const productId = z.enum(productIds);
export const industryId = z.enum(industryIds);

/** A titled point: a feature, a step, a limit. */
export const point = z.strictObject({ title: heading, body: text(420, 20) });

export const question = z.strictObject({ question: text(140, 10), answer: text(700, 30) });

export const questions = (min: number, max: number) =>
  z.strictObject({ title: heading, items: z.array(question).min(min).max(max) });

export const hero = z.strictObject({ title: text(80), lead: text(260, 40) });

/** The invitation at the end of a page; its buttons are the same everywhere and are in `common`. */
export const next = z.strictObject({ title: heading, body: text(260, 20) });

/** A piece of running text: a paragraph, a list, a small table or code. */
export const block = z.union([
  text(1200, 2),
  z.strictObject({ list: z.array(text(500)).min(1), ordered: z.boolean().optional() }),
  z.strictObject({ code: z.string().min(1).max(3000), language: text(20) }),
  z.strictObject({ head: z.array(text(60)).min(2), rows: z.array(z.array(text(240))).min(1) }),
]);
export type Block = z.infer<typeof block>;
