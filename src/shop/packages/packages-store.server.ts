import type { Selectable } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";

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
