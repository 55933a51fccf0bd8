import { type Actor, actorName } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notify } from "#infra/database/notify.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";

/** Channel that notifies every instance of a changed price, so that it drops cached pages with prices. */
export const priceChannel = "shop_prices";

interface PriceChange {
  package_id: string;
  price: Rupiah;
  at: Date;
  reason: string;
  /** The day from which it was planned to hold; the day of the change without a plan. */
  from_day?: Day;
  /** Who decided it, for the history; the actor unless given. */
  by?: string;
}

/**
 * Sets the monthly price of a package, writes its history and notifies the pages. Orders that were placed already have
 * prices of their own and are not changed.
 * @returns false when there is no such package
 */
export async function changePrice(trx: Trx, actor: Actor, change: PriceChange): Promise<boolean> {
  const { package_id, price, at, reason, from_day = jakartaDay(at), by = actorName(actor) } = change;
  const before = await trx
    .selectFrom("packages")
    .select("price")
    .where("id", "=", package_id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return false;
  await trx.updateTable("packages").set({ price, updated_at: at }).where("id", "=", package_id).execute();
  await trx
    .insertInto("package_prices")
    .values({ package_id, price, at, by, previous: before.price, from_day, reason })
    .execute();
  await notify(trx, priceChannel, package_id);
  await recordChange(trx, actor, at, {
    action: "price.changed",
    object: { kind: "package", id: package_id },
    before: { price: before.price },
    after: { price, from_day },
    reason,
  });
  return true;
}
