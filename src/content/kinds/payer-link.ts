import { z } from "zod";
import { text } from "./shared/parts.ts";
import { texts } from "./shop/texts.ts";

/** The link by which somebody else pays an order: its part of the buyer's page, and the page of the link. */
export const payerLink = z.strictObject({
  /** `{date}` is when the link was made. */
  part: texts(
    300,
    ...(["open", "lead", "create", "creating", "active", "link", "copy", "copied", "selected"] as const),
    ...(["email", "emailHint", "send", "sending", "sent", "withdraw", "withdrawn"] as const),
  ).extend({ errors: z.record(z.string(), text(240)) }),
  page: texts(
    300,
    ...(["loading", "awaitingTitle", "awaitingBody", "paidTitle", "paidBody", "overdueTitle", "overdueBody"] as const),
    ...(["reviewTitle", "reviewBody", "buyer", "elsewhere", "endedTitle", "endedBody"] as const),
    ...(["missingTitle", "missingBody", "failedTitle", "retry", "noScript"] as const),
  ),
});
export type PayerLinkWords = z.infer<typeof payerLink>;
