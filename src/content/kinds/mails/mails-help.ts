import { z } from "zod";
import { label, text } from "../shared/parts.ts";

const notice = z.strictObject({ subject: text(100), line: text(300) });

/** Mails about customers' requests for help. `{number}` is filled in. */
export const mailsHelp = z.strictObject({
  /** To the customer: `line` above the text that the team wrote, `next` below it. */
  answer: z.strictObject({ subject: text(100), line: text(200), next: text(300), button: label }),
  /** To the person who answers the request, or to the team. */
  team: z.strictObject({ received: notice, again: notice, assigned: notice, button: label }),
  facts: z.strictObject({ number: label, topic: label, order: label }),
  topics: z.strictObject({
    payment: label,
    refund: label,
    invoice: label,
    access: label,
    product: label,
    account: label,
    other: label,
  }),
});
