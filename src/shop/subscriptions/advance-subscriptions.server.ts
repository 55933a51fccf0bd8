import { recordChange } from "#infra/audit/record-change.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { Queues } from "#infra/jobs/queues.server.ts";
import { addDays, type Day, daysBetween, jakartaDay } from "#time/jakarta-day.ts";
import type { Shop } from "../shop.server.ts";
import { connectedOrders, holdPeriod, openWorkspace } from "../workspaces/open-workspace.server.ts";
import { subscriptionJob } from "../workspaces/workspace-states.ts";
import { graceDays, reminderDays } from "./subscription-states.ts";
import { changeSubscriptionState, type SubscriptionRow, termsOf } from "./subscription-store.server.ts";
import { packageOn } from "./terms.ts";

const batch = 500;

/**
 * Advances subscriptions by the clock: reminders before the end, then the grace period, then the end. One that waits for
 * its workspace passes no day. May run at any time; each step is applied once.
 * @returns how many subscriptions were checked
 * @throws AggregateError of those that failed, after all others are advanced
 */
export async function advanceSubscriptions(shop: Shop): Promise<number> {
  const today = jakartaDay(shop.now());
  return attemptEach("subscriptions", async (attempt) => {
    // They need nothing of the team. One that waited for the same workspace as an earlier one is open by then.
    for (const orderId of await connectedOrders(shop))
      await attempt(orderId, () => openWorkspace(shop, { orderId, by: subscriptionJob }));
    let checked = 0;
    let after = "";
    for (;;) {
      let query = shop.db
        .selectFrom("subscriptions")
        .select("id")
        .where("state", "in", ["active", "grace"])
        .where((eb) =>
          eb.or([
            eb("last_day", "<=", addDays(today, reminderDays[0])),
            eb(
              "id",
              "in",
              eb.selectFrom("workspace_preparations").select("subscription_id").where("state", "=", "preparing"),
            ),
          ]),
        )
        .orderBy("id")
        .limit(batch);
      if (after) query = query.where("id", ">", after);
      const due = await query.execute();
      for (const { id } of due)
        await attempt(id, () => shop.db.transaction().execute((trx) => advance(trx, shop, id, today)));
      checked += due.length;
      if (due.length < batch) return checked;
      after = due.at(-1)!.id;
    }
  });
}

async function advance(trx: Trx, shop: Shop, id: string, today: Day): Promise<void> {
  let row = await trx
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Another instance may have advanced it already.
  if (row.state !== "active" && row.state !== "grace") return;
  if (await holdPeriod({ trx, now: shop.now }, row)) return;
  const now = shop.now();
  const before = row.state;
  const formerPackage = row.package_id;
  if (row.state === "active" && today > row.last_day) {
    const event = row.renewal_cancelled_at ? "term_over_unrenewed" : "term_over";
    row = { ...row, state: await changeSubscriptionState(trx, row, event, now) };
  }
  if (row.state === "grace" && today > addDays(row.last_day, graceDays)) {
    row = { ...row, state: await changeSubscriptionState(trx, row, "grace_over", now) };
  }
  // After a downtime two steps may be due at once: the mail is about the last state.
  if (row.state !== before && (row.state === "grace" || row.state === "ended"))
    await sendMail(trx, shop, id, row.state);
  const terms = await termsOf(trx, id);
  const packageId = packageOn(terms, today) ?? packageOn(terms, row.last_day) ?? row.package_id;
  await trx
    .updateTable("subscriptions")
    .set({ state: row.state, package_id: packageId, updated_at: now })
    .where("id", "=", id)
    .execute();
  if (row.state !== before || packageId !== formerPackage) {
    await recordChange(trx, subscriptionJob, now, {
      action: "subscription.advanced",
      object: { kind: "customers", id: row.user_id },
      before: { product: row.product, state: before, package: formerPackage },
      after: { product: row.product, state: row.state, package: packageId },
    });
  }
  if (row.state === "active" && !row.renewal_cancelled_at) await remind(trx, shop, row, today);
}

/** Sends one reminder for each threshold; after a downtime only the one that is due now, not those that were missed. */
async function remind(trx: Trx, shop: Shop, row: SubscriptionRow, today: Day): Promise<void> {
  const daysLeft = daysBetween(today, row.last_day);
  const due = reminderDays.findLast((days) => daysLeft <= days);
  if (due === undefined) return;
  const first = await trx
    .insertInto("subscription_reminders")
    .values({ subscription_id: row.id, last_day: row.last_day, days: due, sent_at: shop.now() })
    .onConflict((on) => on.columns(["subscription_id", "last_day", "days"]).doNothing())
    .returning("days")
    .executeTakeFirst();
  if (first) await sendMail(trx, shop, row.id, "reminder");
}

function sendMail(
  trx: Trx,
  shop: Shop,
  subscription: string,
  kind: Queues["subscription-mail"]["kind"],
): Promise<void> {
  return shop.jobs.send(trx, "subscription-mail", { subscription, kind });
}
