import { z } from "zod";
import { heading, hero, label, next, point, questions, text } from "./shared/parts.ts";

/**
 * One partner: what runs on what, who is responsible for what, how to begin. Nothing in it is the partner's statement.
 */
export const partnerItem = z.strictObject({
  name: label,
  kind: label,
  /** Whether the page is an example, which `mark` states at its top. */
  sample: z.boolean(),
  hero,
  mark: text(80, 10),
  disclaimer: text(320, 20),
  layers: z.strictObject({
    title: heading,
    lead: text(320, 20),
    ours: label,
    theirs: label,
    yours: label,
    items: z
      .array(z.strictObject({ name: label, body: text(200, 10), owner: z.enum(["ours", "theirs", "yours"]) }))
      .min(3)
      .max(6),
  }),
  duties: z.strictObject({
    title: heading,
    lead: text(320, 20),
    caption: text(160),
    columns: z.array(label).length(3),
    rows: z
      .array(z.strictObject({ label: text(60), values: z.array(text(80)).length(3) }))
      .min(4)
      .max(10),
  }),
  when: z.strictObject({ title: heading, lead: text(320, 20), items: z.array(point).min(3).max(4) }),
  steps: z.strictObject({ title: heading, items: z.array(point).min(3).max(4) }),
  questions: questions(3, 5),
  next,
});
export type PartnerItemWords = z.infer<typeof partnerItem>;
