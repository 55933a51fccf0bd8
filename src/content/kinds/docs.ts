import { z } from "zod";
import { block, heading, hero, label, next, productId, text } from "./shared/parts.ts";

const anchor = z.string().regex(/^[a-z0-9-]+$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const part = z.strictObject({ id: anchor, title: heading, body: z.array(block).min(1) });
const chapter = z.strictObject({ title: label, parts: z.array(part).min(1) });

/**
 * The documentation: how to begin with each product, how to call the API, webhooks, changes; and the reference's words.
 */
export const docs = z.strictObject({
  hero,
  contents: label,
  basics: chapter,
  products: z.strictObject({
    id: anchor,
    title: heading,
    lead: text(320, 20),
    items: z
      .array(
        z.strictObject({
          product: productId,
          aim: text(200, 10),
          steps: z.array(text(260, 10)).min(3).max(4),
        }),
      )
      .min(8),
  }),
  calls: chapter,
  webhooks: chapter,
  changes: z.strictObject({
    id: anchor,
    title: heading,
    lead: text(320, 20),
    items: z
      .array(z.strictObject({ day, title: heading, body: text(420, 10), kind: label }))
      .min(3)
      .max(20),
  }),
  reference: z.strictObject({
    hero,
    link: label,
    back: label,
    download: label,
    contents: label,
    /** The tags of the OpenAPI specification, in the order shown. */
    groups: z.record(z.string(), z.strictObject({ title: heading, body: text(320, 10) })),
    /** What a call does, by method and path below /api; the specification's own summary where one is missing. */
    calls: z.record(z.string().regex(/^(GET|POST|PATCH|PUT|DELETE) \//), text(160, 8)),
    path: label,
    query: label,
    headers: label,
    body: label,
    answers: label,
    required: label,
    bearer: label,
    none: label,
  }),
  next,
});
export type DocsWords = z.infer<typeof docs>;
