import { z } from "zod";
import { block, heading, hero, label, next, text } from "../shared/parts.ts";
import { productDocs } from "./product-docs.ts";
import { reference } from "./reference.ts";

const anchor = z.string().regex(/^[a-z0-9-]+$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const page = z.string().regex(/^\/[a-z0-9/#-]+$/);

const part = z.strictObject({
  id: anchor,
  title: heading,
  body: z.array(block).min(1),
  /** The names of code samples shown beside it (`site/pages/docs/samples`). */
  samples: z.array(anchor).optional(),
});
const guide = z.strictObject({ hero, parts: z.array(part).min(2) });

/** The documentation: its first page, guides to the site's API, the docs of each product, and the reference. */
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
  guides: z.strictObject({ "site-api": guide, orders: guide, errors: guide, webhooks: guide }),
  changes: z.strictObject({
    id: anchor,
    title: heading,
    lead: text(320, 20),
    groups: z
      .array(
        z.strictObject({
          name: label,
          items: z
            .array(z.strictObject({ day, kind: label, title: heading, body: text(420, 10) }))
            .min(1)
            .max(8),
        }),
      )
      .min(2),
  }),
  reference,
  /** The names of the pages in the list at the side, by path; products have their own names. */
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
  }),
  next,
});
export type DocsWords = z.infer<typeof docs>;
