import { z } from "zod";
import { day } from "./shared/days.ts";
import { block, heading, text } from "./shared/parts.ts";

/** A long text with a table of contents: privacy policy, terms. `notice` says that it is a template for counsel. */
export const article = z.strictObject({
  title: text(80),
  lead: text(400, 40),
  version: day,
  notice: text(400, 20),
  sections: z
    .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), title: heading, body: z.array(block).min(1) }))
    .min(4),
});
