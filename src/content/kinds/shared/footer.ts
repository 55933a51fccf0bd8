import { z } from "zod";
import { label, link, text } from "./parts.ts";

export const footer = z.strictObject({
  line: text(160),
  /** The headings of the lists that come from the catalogue and of the legal pages. */
  industries: label,
  legalTitle: label,
  columns: z.array(z.strictObject({ title: label, links: z.array(link).min(2) })).length(2),
  newsletter: z.strictObject({ title: label, body: text(160), email: label, send: label, note: text(160) }),
  offices: z.strictObject({
    title: label,
    items: z.array(label).min(2),
    more: link,
  }),
  legal: z.array(link).min(3),
  edition: z.strictObject({ toV2: text(60), toV1: text(60) }),
  rights: text(120),
});
