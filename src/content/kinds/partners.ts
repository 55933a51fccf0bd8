import { z } from "zod";
import { heading, hero, label, link, next, point, questions, text } from "./shared/parts.ts";

/** Partnership: what each kind brings and receives, the tiers side by side, how to become one. */
export const partners = z.strictObject({
  hero,
  labels: z.strictObject({ you: label, compare: label }),
  kinds: z.strictObject({
    title: heading,
    lead: text(320, 20),
    bring: label,
    receive: label,
    items: z
      .array(z.strictObject({ name: label, who: text(160, 10), bring: text(240, 10), receive: text(240, 10) }))
      .min(3)
      .max(5),
  }),
  tiers: z.strictObject({
    title: heading,
    lead: text(320, 20),
    /** The terms are those of a sample programme, which `note` states on the page. */
    sample: z.boolean(),
    note: text(200),
    caption: text(160),
    names: z.array(label).length(3),
    rows: z
      .array(z.strictObject({ label: text(60), values: z.array(text(80)).length(3) }))
      .min(5)
      .max(12),
  }),
  steps: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(point).min(3).max(4) }),
  hardware: z.strictObject({ title: heading, body: text(420, 20), link }),
  questions: questions(3, 6),
  next,
});
export type PartnersWords = z.infer<typeof partners>;
