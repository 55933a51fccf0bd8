import type { Database } from "#infra/database/tables.server.ts";

const mostOrders = 20;

/** Returns the orders of an e-mail address and of accounts, newest first. */
export function ordersOfPeople(db: Database, email: string, userIds: readonly string[]) {
  return db
    .selectFrom("orders")
    .select(["id", "number", "state", "product", "package_name", "total", "email", "placed_at"])
    .where((is) =>
      is.or([
        is.and([is(is.fn<string>("lower", ["email"]), "=", email.toLowerCase()), is("email", "!=", "")]),
        ...(userIds.length > 0 ? [is("user_id", "in", [...userIds])] : []),
      ]),
    )
    .orderBy("placed_at", "desc")
    .limit(mostOrders)
    .execute();
}
