import { z } from "zod";
import { day } from "./shared/days.ts";
import { block, heading, hero, label, next, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

const changeKinds = ["added", "changed", "fixed", "removed"] as const;
const changeAreas = ["site", "account", "shop", "api", "desk"] as const;

/** One change of what the site does, for those who use it. */
export const changelogEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  published: day,
  kind: z.enum(changeKinds),
  area: z.enum(changeAreas),
  title: heading,
  body: z.array(block).min(1).max(8),
  products: z.array(productId).min(1).max(3).optional(),
  author: z.strictObject({ name: label, picture: picture.optional() }).optional(),
  picture: picture.optional(),
});
export type ChangelogEntry = z.infer<typeof changelogEntry>;

/** What changed on the site, the latest first. */
export const changelog = z.strictObject({
  hero,
  kinds: z.record(z.enum(changeKinds), label),
  areas: z.record(z.enum(changeAreas), label),
  labels: z.strictObject({
    list: heading,
    feed: label,
    /** The name of the link to an entry: `{title}`. */
    anchor: text(60),
    author: text(60),
    products: label,
    pages: label,
    page: text(40),
    newer: label,
    older: label,
  }),
  entries: z.array(changelogEntry).min(1),
  next,
});
export type ChangelogWords = z.infer<typeof changelog>;
