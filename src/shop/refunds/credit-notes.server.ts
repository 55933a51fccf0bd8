import type { Selectable } from "kysely";
import type { Database, Tables } from "#infra/database/tables.server.ts";

/** Returns the credit notes of the given orders, oldest first. */
export async function readCreditNotes(
  db: Database,
  orderIds: readonly string[],
): Promise<Selectable<Tables["credit_notes"]>[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom("credit_notes").selectAll().where("order_id", "in", orderIds).orderBy("number").execute();
}
