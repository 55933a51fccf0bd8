import "./tables.server.ts";
import { type SqlBool, sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";

/** `announced`: a higher price is planned. `withdrawn`: it was cancelled, which is sent to who received the first. */
export type PriceMailKind = "announced" | "withdrawn";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "price-notices": object;
    "price-notice": PriceNotice;
  }
}

export interface PriceNotice {
  plan: number;
  subscription: string;
  kind: PriceMailKind;
}

type NoticeDeps = Pick<Shop, "db" | "jobs" | "now">;

const batch = 500;

/** Whether the customer of a row of `subscriptions` would renew it. */
const wouldRenew = sql<SqlBool>`subscriptions.state in ('active', 'grace') and subscriptions.renewal_cancelled_at is null`;

/** Returns how many customers have each package and would renew it. */
export async function countRenewing(db: Database | Trx, packageId?: string): Promise<Map<string, number>> {
  let query = db
    .selectFrom("subscriptions")
    .select((is) => ["package_id", is.fn.countAll<number>().as("count")])
    .where(wouldRenew)
    .groupBy("package_id");
  if (packageId !== undefined) query = query.where("package_id", "=", packageId);
  return new Map((await query.execute()).map(({ package_id, count }) => [package_id, Number(count)]));
}

/**
 * Enqueues the mails about planned prices that are higher than before: to everybody who has the package and would renew it, also
 * to who has it only since, and a correction to who received one of a price that was cancelled. Each is sent once.
 * @throws AggregateError of the plans that failed, after all others are told
 */
export async function tellOfPrices({ db, jobs, now }: NoticeDeps): Promise<void> {
  const at = now();
  const plans = await db
    .selectFrom("price_plans")
    .select(["id", "state", "package_id"])
    .where("notice_from", "is not", null)
    .where((is) =>
      is.or([
        is.and([is("state", "=", "planned"), is("from_day", ">", jakartaDay(at))]),
        is.and([
          is("state", "=", "cancelled"),
          is.exists(
            is
              .selectFrom("price_notices")
              .select("plan_id")
              .whereRef("plan_id", "=", "price_plans.id")
              .where("sent_at", "is not", null)
              .where("corrected_at", "is", null),
          ),
        ]),
      ]),
    )
    .orderBy("from_day")
    .orderBy("id")
    .execute();
  await attemptEach("price plans", async (attempt) => {
    for (const { id, state, package_id } of plans)
      await attempt(String(id), async () => {
        if (state === "planned") await storeNotices(db, { id, package_id }, at);
        const kind = state === "planned" ? "announced" : "withdrawn";
        while ((await enqueueBatch({ db, jobs }, id, kind, at)) === batch);
      });
  });
}

async function storeNotices(db: Database, plan: { id: number; package_id: string }, at: Date): Promise<void> {
  await db
    .insertInto("price_notices")
    .columns(["plan_id", "subscription_id", "stored_at"])
    .expression((is) =>
      is
        .selectFrom("subscriptions")
        .select([is.val(plan.id).as("plan_id"), "subscriptions.id", sql<Date>`${at}::timestamptz`.as("stored_at")])
        .where("package_id", "=", plan.package_id)
        .where(wouldRenew),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Enqueues some mails of a plan that is still what they say; returns how many. */
function enqueueBatch(
  { db, jobs }: Pick<NoticeDeps, "db" | "jobs">,
  plan: number,
  kind: PriceMailKind,
  at: Date,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if ((await lockPlan(trx, plan)) !== (kind === "announced" ? "planned" : "cancelled")) return 0;
    const due = await trx
      .selectFrom("price_notices")
      .select("subscription_id")
      .where("plan_id", "=", plan)
      .where((is) =>
        kind === "announced"
          ? is("enqueued_at", "is", null)
          : is.and([is("sent_at", "is not", null), is("corrected_at", "is", null)]),
      )
      .orderBy("subscription_id")
      .limit(batch)
      .execute();
    const ids = due.map(({ subscription_id }) => subscription_id);
    if (ids.length === 0) return 0;
    await trx
      .updateTable("price_notices")
      .set(kind === "announced" ? { enqueued_at: at } : { corrected_at: at })
      .where("plan_id", "=", plan)
      .where("subscription_id", "in", ids)
      .execute();
    for (const subscription of ids) await jobs.send(trx, "price-notice", { plan, subscription, kind });
    return ids.length;
  });
}

/** Returns the state of a plan, which nobody changes until the transaction ends. */
async function lockPlan(trx: Trx, plan: number) {
  const found = await trx
    .selectFrom("price_plans")
    .select("state")
    .where("id", "=", plan)
    .forUpdate()
    .executeTakeFirst();
  return found?.state;
}

/** Stores that a customer has received the mail of a plan. One that was cancelled while it was sent is corrected. */
export async function recordTold({ db, jobs, now }: NoticeDeps, { plan, subscription }: PriceNotice): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const state = await lockPlan(trx, plan);
    await trx
      .updateTable("price_notices")
      .set({ sent_at: at })
      .where("plan_id", "=", plan)
      .where("subscription_id", "=", subscription)
      .execute();
    if (state === "cancelled") await jobs.send(trx, "price-notices", {});
  });
}
