import { z } from "zod";
import { day } from "./shared/days.ts";
import { coverFigures } from "./shared/drawings.ts";
import { block, heading, hero, label, next, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

export const resourceKinds = ["guide", "article", "checklist"] as const;
export const resourceTopics = ["listening", "analytics", "documents", "service", "governance"] as const;
const anchor = z.string().regex(/^[a-z0-9-]+$/);

/** One article or guide, with a page of its own. */
export const resource = z.strictObject({
  slug: anchor,
  kind: z.enum(resourceKinds),
  topic: z.enum(resourceTopics),
  title: text(80),
  summary: text(260, 40),
  published: day,
  /** The day of the last change of substance. */
  updated: day.optional(),
  minutes: z.number().int().min(1).max(20),
  takeaways: z.array(text(160, 10)).length(3),
  sections: z
    .array(z.strictObject({ id: anchor, title: heading, body: z.array(block).min(1) }))
    .min(3)
    .max(7),
  products: z.array(productId).min(1).max(3),
  /** What the drawn cover shows, where it is not what its kind and topic usually show. */
  cover: z.enum(coverFigures).optional(),
  /** Above the text, in place of the drawn cover. */
  picture: picture.optional(),
  /** Who wrote it, where that is one person and not a team. */
  author: z.strictObject({ name: label, picture: picture.optional() }).optional(),
});

/** The resources: the list with its filters, and every text. */
export const resources = z.strictObject({
  hero,
  kinds: z.record(z.enum(resourceKinds), label),
  topics: z.record(z.enum(resourceTopics), label),
  /** Who wrote the texts on a topic. */
  teams: z.record(z.enum(resourceTopics), label),
  labels: z.strictObject({
    list: heading,
    kind: label,
    topic: label,
    every: label,
    found: text(60),
    none: text(160, 10),
    clear: label,
    read: label,
    minutes: label,
    published: label,
    updated: label,
    author: text(60),
    share: label,
    byMail: label,
    takeaways: label,
    products: label,
    more: heading,
    feed: label,
    /** The pages of a long list: `{page}` of `{pages}`. */
    pages: label,
    page: text(40),
    newer: label,
    older: label,
    back: label,
  }),
  items: z.array(resource).min(1),
  next,
});
export type ResourcesWords = z.infer<typeof resources>;
