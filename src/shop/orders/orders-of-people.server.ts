import type { Database } from "#infra/database/tables.server.ts";

const mostOrders = 20;

/**
 * Returns the orders of an e-mail address and of accounts, newest first.
 * @param ids further orders, whoever placed them
 */
export function ordersOfPeople(db: Database, email: string, userIds: readonly string[], ids: readonly string[] = []) {
  return db
    .selectFrom("orders")
    .select(["id", "number", "state", "product", "package_name", "total", "email", "placed_at"])
    .where((is) =>
      is.or([
        is.and([is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()), is("email", "!=", "")]),
        ...(userIds.length > 0 ? [is("user_id", "in", [...userIds])] : []),
        ...(ids.length > 0 ? [is("id", "in", [...ids])] : []),
      ]),
    )
    .orderBy("placed_at", "desc")
    .limit(mostOrders)
    .execute();
}

/** Returns the number of an order; undefined when there is none. */
export function findOrderNumber(db: Database, id: string): Promise<{ id: string; number: string } | undefined> {
  return db.selectFrom("orders").select(["id", "number"]).where("id", "=", id).executeTakeFirst();
}
