import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const template = z.strictObject({
  name: label,
  subject: text(100),
  /** Paragraphs. */
  body: z.array(text(600)).min(3).max(7),
  /** The same in a chat. */
  chat: text(400),
});

/**
 * Templates of mails that sales people send to leads. `{name}`, `{company}` and `{product}` are the visitor's, `{number}`
 * is the number of the request, `{sender}` the sales person and `{us}` our own company.
 */
export const leadTemplates = z.strictObject({
  /** `{product}` of somebody who chose none. */
  anyProduct: label,
  templates: z.strictObject({ first: template, demo: template, price: template, later: template, closing: template }),
});
