import { z } from "zod";
import { day } from "../shared/days.ts";
import { block, heading, label, productId, text } from "../shared/parts.ts";
import { picture } from "../shared/picture.ts";

const anchor = z.string().regex(/^[a-z0-9-]+$/);

/** The code samples that a page may show; they are files of the site, tested with it (`site/pages/docs/samples`). */
export const sampleNames = [
  "packages",
  "login",
  "contact",
  "search",
  "quote",
  "order",
  "orders",
  "retry",
  "webhook",
  "http-problem",
  "http-limit",
  "http-delivery",
] as const;

/** A page of the documentation that people write: its place in the list of pages, and its parts. */
export const guide = z.strictObject({
  slug: anchor,
  /** The group of the list of pages in which it stands, its name there, and its place among the others. */
  group: z.enum(["begin", "siteApi"]),
  menu: label,
  position: z.number().int().min(1).max(999),
  title: text(80),
  lead: text(260, 40),
  published: day,
  /** The day of the last change of substance. */
  updated: day.optional(),
  author: z.strictObject({ name: label, picture: picture.optional() }).optional(),
  products: z.array(productId).min(1).max(3).optional(),
  picture: picture.optional(),
  parts: z
    .array(
      z.strictObject({
        id: anchor,
        title: heading,
        body: z.array(block).min(1),
        /** Shown beside the text. */
        samples: z.array(z.enum(sampleNames)).optional(),
      }),
    )
    .min(1),
});
export type Guide = z.infer<typeof guide>;
