import type { Selectable } from "kysely";
import type { Tables, Trx } from "#infra/database/tables.server.ts";

export type OrderRow = Selectable<Tables["orders"]>;

/** Reads an order and locks it until the transaction ends. */
export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  return trx.selectFrom("orders").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
}
