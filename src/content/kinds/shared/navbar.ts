import { z } from "zod";
import { label, link, text } from "./parts.ts";

/** The menus of the header. */
export const navbar = z.strictObject({
  label,
  products: label,
  solutions: label,
  resources: label,
  pricing: label,
  platform: z.strictObject({ title: label, body: text(140), link }),
  industry: z.strictObject({ title: label, body: text(140), link }),
  /** The tile beside the reading: a figure of one story. */
  reading: z.strictObject({ title: label, figure: text(20), body: text(140), link }),
  /** What buyers check before they sign. */
  trust: z.strictObject({ title: label, links: z.array(link.extend({ line: text(110) })).min(4) }),
  resourceLinks: z.array(link.extend({ line: text(110) })).min(4),
});
