import { z } from "zod";
import { heading, link, point, text } from "./shared/parts.ts";

/** The page after a form was sent: what happens next. */
export const thankYou = z.strictObject({
  title: text(80),
  lead: text(320, 20),
  steps: z.strictObject({ title: heading, items: z.array(point).min(2).max(4) }),
  links: z.strictObject({ title: heading, items: z.array(link).min(2).max(4) }),
});
