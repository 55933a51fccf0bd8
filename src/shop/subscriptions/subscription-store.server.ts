import { type Selectable, sql } from "kysely";
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

/** Returns the terms and grants that are not revoked, in the sequence in which they were granted. */
export async function termsOf(db: Database | Trx, subscriptionId: string): Promise<Term[]> {
  const rows = await db
    .selectFrom("subscription_terms")
    .select(["order_id as orderId", "position", sql<Term["kind"]>`kind`.as("kind"), "package_id as packageId"])
    .select(["first_day as firstDay", "last_day as lastDay", "months"])
    .where("subscription_id", "=", subscriptionId)
    .where("revoked_at", "is", null)
    .unionAll(
      db
        .selectFrom("subscription_grants")
        .select(["id as orderId", "position", sql<Term["kind"]>`'grant'`.as("kind"), "package_id as packageId"])
        .select(["first_day as firstDay", "last_day as lastDay", sql<number>`0`.as("months")])
        .where("subscription_id", "=", subscriptionId)
        .where("revoked_at", "is", null),
    )
    .orderBy("position")
    .execute();
  return rows.map(({ position: _, ...term }) => term);
}

/** Stores the days of those terms and grants that differ from the ones before. */
export async function moveTerms(trx: Trx, terms: readonly Term[], before: readonly Term[]): Promise<void> {
  for (const { orderId, kind, firstDay, lastDay } of terms) {
    const previous = before.find((each) => each.orderId === orderId);
    if (previous?.firstDay === firstDay && previous.lastDay === lastDay) continue;
    const days = { first_day: firstDay, last_day: lastDay };
    if (kind === "grant") await trx.updateTable("subscription_grants").set(days).where("id", "=", orderId).execute();
    else await trx.updateTable("subscription_terms").set(days).where("order_id", "=", orderId).execute();
  }
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
