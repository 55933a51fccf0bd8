import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const reason = text(140);

/** The footer of every mail; `{company}` is the name in `common`. */
export const mailsFooter = z.strictObject({
  /** Why somebody gets a mail. */
  reasons: z.strictObject({
    account: reason,
    order: reason,
    payer: reason,
    request: reason,
    newsletter: reason,
    sales: reason,
    staff: reason,
  }),
  /** Who answers a reply; `{company}` and `{hours}`. */
  answers: text(220),
  unsubscribe: label,
});
export type MailReason = keyof z.infer<typeof mailsFooter>["reasons"];
