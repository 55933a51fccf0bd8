import { z } from "zod";
import { findPeople, namesOf } from "#accounts/person/find-people.server.ts";
import type { CompanySettings } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { everyOrder, type FoundOrders, type ListedOrder } from "#shop/order-desk/list-orders.server.ts";
import type { OrderRowView } from "#shop/order-desk/order-contract.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { type OrderFilters, readSearch } from "#shop/order-desk/order-query.ts";
import { readOrderDetail } from "#shop/order-desk/read-order-detail.server.ts";
import { minuteColumn, sortableMinute } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";

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

/** The columns of the file of orders. */
export const orderColumns = [
  "number",
  minuteColumn("placed_at"),
  "state",
  "product",
  "package",
  "months",
  "total",
  "method",
  "invoice",
  "buyer",
  "email",
  "company",
];

/** Yields the orders that filters select as rows of the file, in batches. */
export async function* orderCells(deps: { db: Database }, filters: FoundOrders) {
  for await (const batch of everyOrder(deps.db, filters)) {
    const rows = await viewRows(deps, batch);
    yield rows.map((row) => [
      row.number,
      sortableMinute(new Date(row.placed_at)),
      row.state,
      row.product,
      row.package_name,
      row.months,
      row.total,
      row.method,
      row.invoice,
      row.buyer,
      row.email,
      row.customer?.company ?? "",
    ]);
  }
}

const orderId = z.uuid();

/** Returns an order with everything that is known about it; undefined when there is none, also for what is no id at all. */
export async function readOrder(
  { db, now, company }: { db: Database; now: () => Date; company: Pick<CompanySettings, "reviewLimit"> },
  id: string,
): Promise<OrderDetailView | undefined> {
  if (!orderId.safeParse(id).success) return undefined;
  const detail = await readOrderDetail(db, id, company.reviewLimit, jakartaDay(now()));
  if (!detail) return undefined;
  const { user_id, ...order } = detail;
  return { ...order, customer: (await namesOf(db, [user_id])).get(user_id) ?? null };
}
