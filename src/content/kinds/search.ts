import { z } from "zod";
import { heading, label, link, text } from "./shared/parts.ts";

/** The search page: its field, the results by kind, and what to try when there are none. */
export const search = z.strictObject({
  title: text(80),
  lead: text(260, 40),
  field: label,
  hint: text(160),
  send: label,
  /** `{count}` and `{query}` are filled in. */
  found: text(120),
  foundOne: text(120),
  none: z.strictObject({ title: heading, tips: z.array(text(160, 10)).min(2).max(4) }),
  tooShort: text(160),
  offline: text(160),
  suggestion: text(60),
  /** Headings by the kind of page found. */
  kinds: z.strictObject({
    /** What people come to do. */
    action: label,
    product: label,
    solution: label,
    package: label,
    page: label,
    resource: label,
    docs: label,
    legal: label,
  }),
  examples: z.strictObject({ title: heading, lead: text(260, 20), items: z.array(text(40)).min(4).max(8) }),
  places: z.strictObject({
    title: heading,
    items: z
      .array(link.extend({ line: text(140, 10) }))
      .min(4)
      .max(8),
  }),
});
export type SearchWords = z.infer<typeof search>;
