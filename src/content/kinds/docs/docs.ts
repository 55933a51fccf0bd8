import { z } from "zod";
import { block, heading, hero, label, next, text } from "../shared/parts.ts";
import { guide } from "./guide.ts";
import { productDocs } from "./product-docs.ts";
import { reference } from "./reference.ts";

const anchor = z.string().regex(/^[a-z0-9-]+$/);
const page = z.string().regex(/^\/[a-z0-9/#-]+$/);

/** The documentation: its first page, the pages that people write, the docs of each product, and the reference. */
export const docs = z.strictObject({
  hero,
  /** What somebody wants to do, by role, with the page where to begin. */
  tasks: z.strictObject({
    id: anchor,
    title: heading,
    roles: z
      .array(
        z.strictObject({
          role: label,
          items: z
            .array(z.strictObject({ label: text(90), href: page }))
            .min(2)
            .max(4),
        }),
      )
      .length(4),
  }),
  start: z.strictObject({ id: anchor, title: heading, body: z.array(block).min(1) }),
  products: productDocs,
  guides: z.array(guide).min(1),
  /** Above the latest entries of the changelog. */
  changes: z.strictObject({ id: anchor, title: heading, lead: text(320, 20), all: label }),
  reference,
  /** The names of the other pages in the list at the side, by path; guides and products have their own names. */
  pages: z.record(page, label),
  labels: z.strictObject({
    contents: label,
    begin: label,
    siteApi: label,
    products: label,
    search: label,
    language: label,
    copy: label,
    copied: label,
    request: label,
    response: label,
    specimen: label,
    published: label,
    updated: label,
    /** Who wrote a page: `{name}`. */
    author: text(60),
  }),
  next,
});
export type DocsWords = z.infer<typeof docs>;
