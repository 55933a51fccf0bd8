import { z } from "zod";
import { heading, hero, next, paragraph, point, productId, text } from "./shared/parts.ts";

/** The page about the company: a story, principles as choices of one thing over another, a timeline, how we work. */
export const aboutUs = z.strictObject({
  hero,
  /** The history is that of a sample company, which `note` states on the page. */
  sample: z.boolean(),
  note: text(160),
  /** The misread sentence, word by word, and how two readers judge it. */
  reading: z.strictObject({
    label: text(160),
    words: z
      .array(z.strictObject({ text: text(24), tone: z.enum(["good", "bad", "none"]), mark: text(2).optional() }))
      .min(2)
      .max(8),
    gloss: text(80),
    readings: z.array(z.strictObject({ reader: text(40), verdict: text(60), right: z.boolean() })).length(2),
  }),
  story: z.strictObject({ title: heading, body: z.array(paragraph).min(3).max(5) }),
  family: z.strictObject({ title: heading, lead: text(320, 20) }),
  principles: z.strictObject({
    title: heading,
    lead: text(320, 20),
    than: text(20),
    items: z
      .array(z.strictObject({ choose: text(50), over: text(50), body: text(420, 20) }))
      .min(4)
      .max(6),
  }),
  timeline: z.strictObject({
    title: heading,
    lead: text(320, 20),
    items: z
      .array(point.extend({ when: text(12), products: z.array(productId).max(5) }))
      .min(4)
      .max(8),
  }),
  people: z.strictObject({ title: heading, body: text(200, 20), count: text(20), label: text(160, 10) }),
  work: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(point).length(4) }),
  next,
});
export type AboutUsWords = z.infer<typeof aboutUs>;
