import { z } from "zod";
import { industryIds } from "#catalogue/industries.ts";
import { jobIds, productIds } from "#catalogue/products.ts";
import { text } from "./parts.ts";

const named = z.strictObject({ name: text(40), line: text(110, 10) });

/** Names and one-line descriptions of products, industries and so on, used by menus, cards, forms and mails. */
export const all = z.strictObject({
  products: z.record(z.enum(productIds), named),
  variants: z.record(
    z.enum(["face-recognition", "object-detection", "optical-character-recognition", "api-platform"]),
    named,
  ),
  industries: z.record(z.enum(industryIds), named),
  jobs: z.record(z.enum(jobIds), named),
  endToEnd: named,
});
export type AllWords = z.infer<typeof all>;
