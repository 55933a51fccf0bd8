import { z } from "zod";
import { findPeople, namesOf } from "#accounts/person/find-people.server.ts";
import type { TableCell, TableColumn } from "#content/table-columns.server.ts";
import type { CompanySettings } from "#infra/config/config.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { everyOrder, type FoundOrders, type ListedOrder } from "#shop/order-desk/list-orders.server.ts";
import type { OrderRowView } from "#shop/order-desk/order-contract.ts";
import type { OrderDetailView } from "#shop/order-desk/order-detail-view.ts";
import { type OrderFilters, readSearch } from "#shop/order-desk/order-query.ts";
import { readOrderDetail } from "#shop/order-desk/read-order-detail.server.ts";
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
    // All of them are columns of one row, which also exists while the provider returns money.
    attention:
      in_review === null || surplus === null || to_send === null || proposed === null
        ? null
        : { in_review, surplus, to_send, proposed },
  }));
}

/** The columns of the file of orders. */
export const orderColumns: readonly TableColumn[] = [
  ...([
    "order",
    ["placed_at", "moment"],
    ["state", "order_state"],
    ["product", "product"],
    "package",
    "months",
  ] as const),
  ...([
    ["subtotal", "money"],
    ["discount", "money"],
    ["channel_fee", "money"],
    ["dpp", "money"],
  ] as const),
  ...([
    ["ppn", "money"],
    ["total", "money"],
    ["method", "method"],
    ["paid_on", "day"],
    ["received", "money"],
  ] as const),
  ...([["refunded", "money"], "invoice", "serial", "credit_notes", "buyer", "npwp", "email", "company"] as const),
];

/** Yields the orders that filters select as rows of the file, in batches. */
export async function* orderCells({ db }: { db: Database }, filters: FoundOrders): AsyncGenerator<TableCell[][]> {
  for await (const batch of everyOrder(db, filters)) {
    const people = await namesOf(db, [...new Set(batch.map((order) => order.user_id))]);
    yield batch.map((row) => [
      ...[row.number, row.placed_at, row.state, row.product, row.package_name, row.months],
      ...[row.subtotal, row.discount, row.channel_fee, row.dpp],
      ...[row.ppn, row.total, row.method, row.paid_at && jakartaDay(row.paid_at), row.received],
      ...[row.refunded, row.invoice, row.serial, row.credit_notes, row.buyer.name, row.buyer.npwp, row.email],
      people.get(row.user_id)?.company,
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
