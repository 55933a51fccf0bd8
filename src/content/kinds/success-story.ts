import { z } from "zod";
import { change, quote } from "./customers.ts";
import { block, heading, hero, industryId, label, next, productId, text } from "./shared/parts.ts";
import { picture } from "./shared/picture.ts";

/** One long story: facts, a chart week by week, chapters, what did not work. */
export const successStory = z.strictObject({
  sample: z.boolean(),
  note: text(200),
  hero,
  name: label,
  industry: industryId,
  products: z.array(productId).min(2).max(4),
  labels: z.strictObject({ facts: label, industry: label, products: label, before: label, after: label, all: label }),
  facts: z
    .array(z.strictObject({ label, value: text(120) }))
    .min(2)
    .max(5),
  figures: z.array(change).length(3),
  chart: z.strictObject({
    title: heading,
    /** The content of the chart in words. */
    summary: text(320, 20),
    week: label,
    unit: text(16),
    weeks: z.array(z.number().nonnegative()).min(6).max(26),
    marks: z.array(z.strictObject({ week: z.number().int().positive(), text: text(40) })).max(4),
  }),
  chapters: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: heading, body: z.array(block).min(1) }))
    .min(4)
    .max(7),
  quote,
  logo: picture.optional(),
  photo: picture.optional(),
  next,
});
export type SuccessStoryWords = z.infer<typeof successStory>;
