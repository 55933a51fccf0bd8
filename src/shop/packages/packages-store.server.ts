import type { Selectable } from "kysely";
import { notify } from "#infra/database/notify.server.ts";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";

/** Channel that notifies every instance of a changed price, so that it drops cached pages with prices. */
export const priceChannel = "shop_prices";

export type PackageRow = Selectable<Tables["packages"]>;

/** Returns the packages on sale, in the order of the pages; optionally of one product only. */
export async function listPackages(db: Database, product?: string): Promise<PackageRow[]> {
  let query = db.selectFrom("packages").selectAll().orderBy("position").orderBy("id");
  if (product !== undefined) query = query.where("product", "=", product as PackageRow["product"]);
  return query.execute();
}

export async function findPackage(db: Database | Trx, id: string): Promise<PackageRow | undefined> {
  return db.selectFrom("packages").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Sets the monthly price of a package. Orders that were placed already are not changed.
 * @returns false when there is no such package
 */
export async function changePrice(db: Database, change: { id: string; price: number; by: string; at: Date }) {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable("packages")
      .set({ price: change.price, updated_at: change.at })
      .where("id", "=", change.id)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await trx
      .insertInto("package_prices")
      .values({ package_id: change.id, price: change.price, at: change.at, by: change.by })
      .execute();
    await notify(trx, priceChannel, change.id);
    return true;
  });
}
