import { randomUUID } from "node:crypto";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { ShopTrx } from "../shop.server.ts";
import { type GrantRefusal, type LastDayChange, planLastDay } from "./grant.ts";
import { changeSubscriptionState, type SubscriptionRow, termsOf } from "./subscription-store.server.ts";
import { packageOn } from "./terms.ts";

type LastDayChanged = { ok: true; lastDay: Day; event: "extended" | "shortened" } | { ok: false; code: GrantRefusal };

/**
 * Adds days to a package without money, or takes such days back, in the caller's transaction. Paid days never change.
 * @param row the subscription, locked by the caller
 */
export async function changeLastDay(
  { trx, now }: Pick<ShopTrx, "trx" | "now">,
  row: SubscriptionRow,
  change: LastDayChange,
  { by, reason }: { by: string; reason: string },
): Promise<LastDayChanged> {
  const at = now();
  const today = jakartaDay(at);
  const terms = await termsOf(trx, row.id);
  const plan = planLastDay(terms, row, change, today);
  if (!plan.ok) return plan;
  if (plan.revoked.length > 0)
    await trx.updateTable("subscription_grants").set({ revoked_at: at }).where("id", "in", plan.revoked).execute();
  if (plan.grant) {
    const { packageId, firstDay, lastDay } = plan.grant;
    await trx
      .insertInto("subscription_grants")
      .values({
        id: randomUUID(),
        subscription_id: row.id,
        package_id: packageId,
        first_day: firstDay,
        last_day: lastDay,
        reason,
        granted_by: by,
        granted_at: at,
        revoked_at: null,
      })
      .execute();
  }
  const state = await changeSubscriptionState(trx, row, plan.event, at);
  const changed = await termsOf(trx, row.id);
  await trx
    .updateTable("subscriptions")
    .set({
      state,
      last_day: plan.lastDay,
      anchor: plan.anchor,
      package_id: packageOn(changed, today) ?? row.package_id,
      ...(plan.restarts && { starts_at: at }),
      updated_at: at,
    })
    .where("id", "=", row.id)
    .execute();
  return { ok: true, lastDay: plan.lastDay, event: plan.event };
}
