import type { Selectable } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { SubscriptionState } from "./subscription-states.ts";
import { type SubscriptionEvent, subscriptionTransition } from "./subscription-states.ts";
import type { Term } from "./terms.ts";

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;

/** Returns the subscription of a customer and product, locked until the transaction ends. */
export async function lockSubscription(
  trx: Trx,
  { user_id, product }: Pick<SubscriptionRow, "user_id" | "product">,
): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", user_id)
    .where("product", "=", product)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the terms that are not revoked, in the sequence in which they were granted. */
export async function termsOf(db: Database | Trx, subscriptionId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom("subscription_terms")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .where("revoked_at", "is", null)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    kind: row.kind,
    packageId: row.package_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    months: row.months,
  }));
}

/** Returns the state after an event and records the event. Throws when the state table does not allow it. */
export async function changeSubscriptionState(
  trx: Trx,
  row: { id: string; state: SubscriptionState },
  event: SubscriptionEvent,
  at: Date,
  orderId: string | null = null,
): Promise<SubscriptionState> {
  const next = subscriptionTransition(row.state, event);
  if (!next) throw new Error(`a subscription cannot go from ${row.state} by ${event}`);
  await trx
    .insertInto("subscription_events")
    .values({ subscription_id: row.id, at, event, from_state: row.state, to_state: next, order_id: orderId })
    .execute();
  return next;
}
