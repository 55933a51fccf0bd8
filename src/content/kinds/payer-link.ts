import { z } from "zod";
import { text } from "./shared/parts.ts";

const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text(300)])) as Record<Name, ReturnType<typeof text>>);

/** The link by which somebody else pays an order: its part of the buyer's page, and the page of the link. */
export const payerLink = z.strictObject({
  /** `{date}` is when the link was made. */
  part: words(
    ...(["open", "lead", "create", "creating", "active", "link", "copy", "copied", "selected"] as const),
    ...(["email", "emailHint", "send", "sending", "sent", "withdraw", "withdrawn"] as const),
  ).extend({ errors: z.record(z.string(), text(240)) }),
  page: words(
    ...(["loading", "awaitingTitle", "awaitingBody", "paidTitle", "paidBody", "overdueTitle", "overdueBody"] as const),
    ...(["reviewTitle", "reviewBody", "buyer", "elsewhere", "endedTitle", "endedBody"] as const),
    ...(["missingTitle", "missingBody", "failedTitle", "retry", "noScript"] as const),
  ),
});
export type PayerLinkWords = z.infer<typeof payerLink>;
