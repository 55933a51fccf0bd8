import { z } from "zod";
import { label, link, text } from "./shared/parts.ts";

export const notFound = z.strictObject({
  title: text(80),
  lead: text(260),
  /** Shown instead of the lead when the page exists in the other language. */
  elsewhere: z.strictObject({ lead: text(200), link: label }),
  /** Precedes the pages whose path is nearly the one requested. */
  suggestion: text(60),
  search: label,
  links: z.strictObject({ title: label, items: z.array(link).min(3) }),
});
