import { findPeople, namesOf } from "#accounts/person/find-people.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { FoundOrders, ListedOrder } from "#shop/order-desk/list-orders.server.ts";
import { type OrderFilters, readSearch } from "#shop/order-desk/order-query.ts";
import type { OrderRowView } from "#shop/order-desk/order-row-view.ts";

/** Returns the filters of a list with the accounts that its search means. */
export async function readFilters(
  { db }: { db: Database },
  { search = "", ...filters }: OrderFilters,
): Promise<FoundOrders> {
  const terms = readSearch(search);
  return terms ? { ...filters, search: { ...terms, people: await findPeople(db, terms) } } : filters;
}

/** Returns orders as rows of the list, with the accounts of their customers. */
export async function viewRows({ db }: { db: Database }, orders: readonly ListedOrder[]): Promise<OrderRowView[]> {
  const people = await namesOf(db, [...new Set(orders.map((order) => order.user_id))]);
  return orders.map(({ user_id, buyer, placed_at, in_review, surplus, to_send, proposed, ...order }) => ({
    ...order,
    buyer: buyer.name,
    placed_at: placed_at.toISOString(),
    customer: people.get(user_id) ?? null,
    // All of them are columns of one row.
    attention:
      in_review === null || surplus === null || to_send === null || proposed === null
        ? null
        : { in_review, surplus, to_send, proposed },
  }));
}
