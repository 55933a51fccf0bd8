import { z } from "zod";
import { heading, hero, next, point, text } from "./parts.ts";

/** The overview of all products, or of all solutions. */
export const overview = z.strictObject({
  hero,
  list: z.strictObject({ title: heading, lead: text(320) }),
  how: z.strictObject({ title: heading, lead: text(320), items: z.array(point).min(3).max(4) }),
  next,
});
export type OverviewWords = z.infer<typeof overview>;
