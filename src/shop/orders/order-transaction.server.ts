import type { Actor } from "#infra/audit/actor.ts";
import { type Change, recordChange } from "#infra/audit/record-change.server.ts";
import type { Shop, ShopTrx } from "../shop.server.ts";

/**
 * Runs a change of orders in a transaction and writes its entries of the audit log last: writers of the log wait for each
 * other, and must not hold it while they wait for anything else.
 */
export async function changeOrders<Result>(
  shop: Shop,
  work: (shop: ShopTrx) => Promise<Result>,
): Promise<Result> {
  return shop.db.transaction().execute(async (trx) => {
    const entries: { actor: Actor; change: Change }[] = [];
    const record = async (actor: Actor, change: Change) => void entries.push({ actor, change });
    const result = await work({ ...shop, trx, record });
    for (const { actor, change } of entries) await recordChange(trx, actor, shop.now(), change);
    return result;
  });
}

/** Writes an entry of the audit log: at the end of `changeOrders`, else at once. */
export async function recordOrderChange(shop: ShopTrx, actor: Actor, change: Change): Promise<void> {
  if (shop.record) await shop.record(actor, change);
  else await recordChange(shop.trx, actor, shop.now(), change);
}
