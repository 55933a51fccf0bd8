import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { OrderWithPayment } from "../orders/orders-store.server.ts";
import { hasAccess } from "../subscriptions/subscription-states.ts";
import { isPreparing } from "../workspaces/preparations.server.ts";

/** What access is left after the money of an order was returned; the kinds are names of sentences. */
export type AccessLeft =
  | { kind: "stillPreparing" | "accessNeverStarted" | "accessSuspended" | "accessEnded" }
  | { kind: "accessStays"; until: Day };

/** Reads what access is left of the subscription of an order whose money was returned: other orders may still cover it. */
export async function readAccessLeft(
  db: Database,
  { user_id, product, workspace }: Pick<OrderWithPayment, "user_id" | "product" | "workspace">,
): Promise<AccessLeft> {
  const subscription = await db
    .selectFrom("subscriptions")
    .select(["id", "state", "last_day"])
    .where("user_id", "=", user_id)
    .where("product", "=", product)
    .executeTakeFirst();
  if (subscription && (await isPreparing(db, subscription.id))) return { kind: "stillPreparing" };
  if (workspace?.state === "dropped") return { kind: "accessNeverStarted" };
  if (subscription && hasAccess(subscription.state)) return { kind: "accessStays", until: subscription.last_day };
  return { kind: subscription?.state === "suspended" ? "accessSuspended" : "accessEnded" };
}

/** Returns the sentence about it in a mail to the customer. */
export function accessSentence(left: AccessLeft, locale: Locale): string {
  const sentence = readSet(locale, "mails-shop").sentences[left.kind];
  return left.kind === "accessStays" ? fill(sentence, { until: formatDay(left.until, locale) }) : sentence;
}
