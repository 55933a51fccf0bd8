import { z } from "zod";
import { bust, customerMark, sceneIds, skyline } from "./shared/drawings.ts";
import { heading, hero, href, industryId, label, next, paragraph, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

/** A figure before and after, as numbers: pages draw it and write it in the reader's language. */
export const change = z.strictObject({
  label: text(80),
  before: z.number().nonnegative(),
  after: z.number().nonnegative(),
  /** `%` follows the number directly, a word after a space. */
  unit: text(16),
});
export type Change = z.infer<typeof change>;

export const quote = z.strictObject({ text: text(320, 20), role: text(80), person: bust });

/**
 * How a story's first figure went week by week, and the moment that changed it. Its first and last weeks are the figure
 * before and after, which are not repeated here, so that the two cannot disagree.
 */
const course = z.strictObject({
  between: z.array(z.number().nonnegative()).min(2).max(24),
  /** The week of the moment; the first is 1. */
  week: z.number().int().positive(),
  title: label,
  body: text(70, 8),
});

export const story = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Whether the story is illustrative; it is then labelled so wherever it is shown. */
  sample: z.boolean(),
  name: label,
  kind: text(70),
  /** Where the story takes place, the skyline drawn for it, and the place of work where one is drawn. */
  place: z.strictObject({
    name: label,
    skyline: z.enum([...skyline.options, "sunda"]),
    scene: z.enum(sceneIds).optional(),
  }),
  industry: industryId,
  products: z.array(productId).min(2).max(3),
  title: heading,
  problem: paragraph,
  play: paragraph,
  figures: z.array(change).min(2).max(3),
  course: course.optional(),
  /** The path of a longer page; linked in the languages that have it. */
  longer: href.optional(),
  quote,
  /** The customer's own mark; without one, a drawn mark stands in its place. */
  logo: picture.optional(),
  mark: customerMark.optional(),
  photo: picture.optional(),
});
export type CustomerStory = z.infer<typeof story>;

/** Stories of organisations that use the products; one set for two layouts. */
export const customers = z.strictObject({
  hero,
  note: text(200),
  labels: z.strictObject({
    index: text(60),
    before: label,
    after: label,
    problem: label,
    play: label,
    read: label,
    wall: heading,
    wallLead: text(260, 20),
    longer: label,
  }),
  stories: z.array(story).min(1),
  next,
});
export type CustomersWords = z.infer<typeof customers>;
