import { z } from "zod";
import { tiers } from "#catalogue/packages.ts";
import { heading, hero, questions, text } from "./shared/parts.ts";

/**
 * The page where a customer chooses one product's package; names, limits and prices come from the packages themselves.
 */
export const choosing = z.strictObject({
  name: text(40),
  hero,
  guide: z.strictObject({
    title: heading,
    items: z.array(z.strictObject({ tier: z.enum(tiers), who: text(120, 10), why: text(320, 20) })).length(3),
  }),
  included: z.strictObject({ title: heading, items: z.array(text(140, 8)).min(4).max(8) }),
  enterprise: z.strictObject({ title: heading, body: text(420, 20) }),
  questions: questions(3, 5),
});
export type ChoosingWords = z.infer<typeof choosing>;
