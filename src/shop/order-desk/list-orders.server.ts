import { sql } from "kysely";
import { inOrder, isAfter, type Page, type Paging, page, pages, readCursor } from "#infra/database/page.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, dayBegins, firstOfMonth } from "#time/jakarta-day.ts";
import { latestSerial, moneyOf } from "../books/money-columns.server.ts";
import { findOrderIds, matchesSearch, type OrderSearch } from "./find-order-ids.server.ts";
import type { OrderFilters } from "./order-query.ts";

export type FoundOrders = Omit<OrderFilters, "search"> & { search?: OrderSearch | undefined };

/** So many orders of the list are looked through for a frequent word before the indexes are asked. */
const walkedFirst = 1500;

/** Returns the orders that filters select, without their search, as a query that is not sorted yet. */
function filteredOrders(db: Database, { state, method, product, from, to, attention, workspace, search }: FoundOrders) {
  return (
    db
      .selectFrom("orders")
      .$if(state !== undefined, (query) => query.where("orders.state", "=", state!))
      .$if(method !== undefined, (query) => query.where("orders.method", "=", method!))
      .$if(product !== undefined, (query) => query.where("orders.product", "=", product!))
      .$if(from !== undefined, (query) => query.where("orders.placed_at", ">=", dayBegins(from!)))
      .$if(to !== undefined, (query) => query.where("orders.placed_at", "<", dayBegins(addDays(to!, 1))))
      // The few orders that need a person are read first; by the table's statistics a database might not know that.
      .$if(attention !== undefined, (query) =>
        query.where("orders.id", "in", (eb) =>
          // Money that the provider is returning is nobody's turn.
          eb
            .selectFrom("order_attention")
            .select("order_id")
            .where(sql<boolean>`in_review or surplus <> 0 or to_send > 0 or proposed`),
        ),
      )
      .$if(workspace !== undefined, (query) =>
        query.where("orders.id", "in", (eb) =>
          eb.selectFrom("workspace_preparations").select("order_id").where("state", "=", workspace!),
        ),
      )
      // An order is placed before its invoice is made. One day more than the longest month.
      .$if(search?.month !== undefined, (query) =>
        query.where("orders.placed_at", "<", dayBegins(addDays(firstOfMonth(search!.month!), 32))),
      )
  );
}

type OrdersQuery = ReturnType<typeof filteredOrders>;

/** Returns the orders that filters and search select. @param ids those that the search found, when they are few */
function selectOrders(db: Database, filters: FoundOrders, ids: readonly string[] | null): OrdersQuery {
  const query = filteredOrders(db, filters);
  if (ids) return query.where(sql<boolean>`orders.id = any(${ids}::uuid[])`);
  return filters.search ? query.where(matchesSearch(filters.search)) : query;
}

function withColumns(query: OrdersQuery) {
  return query
    .leftJoin("invoices", "invoices.order_id", "orders.id")
    .leftJoin("order_attention", "order_attention.order_id", "orders.id")
    .leftJoin("workspace_preparations as workspace", (join) =>
      join.onRef("workspace.order_id", "=", "orders.id").on("workspace.state", "=", "preparing"),
    )
    .select([
      "orders.id",
      "orders.number",
      "orders.user_id",
      "orders.version",
      "orders.state",
      "orders.kind",
      "orders.product",
      "orders.package_name",
      "orders.months",
      "orders.total",
      "orders.method",
      "orders.email",
      "orders.buyer",
      "orders.placed_at",
      "invoices.number as invoice",
      "order_attention.in_review",
      "order_attention.surplus",
      "order_attention.to_send",
      "order_attention.proposed",
      "workspace.due_day as workspace_due",
    ]);
}

/** What a file tells of an order beside the list: price, tax and money. */
function withMoney(query: OrdersQuery) {
  return withColumns(query).select([
    "orders.subtotal",
    "orders.discount",
    "orders.channel_fee",
    "orders.dpp",
    "orders.ppn",
    "invoices.paid_at",
    moneyOf.received.as("received"),
    moneyOf.refunded.as("refunded"),
    moneyOf.creditNotes.as("credit_notes"),
    latestSerial.as("serial"),
  ]);
}

export type ListedOrder = Awaited<ReturnType<ReturnType<typeof withColumns>["execute"]>>[number];

const newestFirst = [
  ["orders.placed_at", "desc", "moment"],
  ["orders.id", "desc", "uuid"],
] as const;

/** Returns one page of orders, newest first. */
export async function listStaffOrders(db: Database, filters: FoundOrders, paging: Paging): Promise<Page<ListedOrder>> {
  const { search } = filters;
  if (!search) return page(withColumns(filteredOrders(db, filters)), newestFirst, paging);
  const frequent = await findInNewest(db, filters, search, paging);
  // One order more than the page holds: where the next one begins.
  if (frequent.length > paging.limit)
    return page(withColumns(selectOrders(db, {}, frequent)), newestFirst, { limit: paging.limit });
  return page(withColumns(selectOrders(db, filters, await findOrderIds(db, search))), newestFirst, paging);
}

/** Looks for words in the next orders of the list itself, where frequent ones are found soon; the indexes find rare ones. */
async function findInNewest(db: Database, filters: FoundOrders, search: OrderSearch, { cursor, limit }: Paging) {
  const after = readCursor(newestFirst, cursor);
  const filtered = filteredOrders(db, filters);
  const following = after ? filtered.where(isAfter(newestFirst, after)) : filtered;
  const newest = inOrder(following, newestFirst).selectAll("orders").limit(walkedFirst).as("orders");
  const matching = db.selectFrom(newest).where(matchesSearch(search)) as OrdersQuery;
  const found = await inOrder(matching, newestFirst)
    .select("orders.id")
    .limit(limit + 1)
    .execute();
  return found.map(({ id }) => id);
}

export type OrderOfFile = Awaited<ReturnType<ReturnType<typeof withMoney>["execute"]>>[number];

/** Yields all orders in batches, newest first. */
export async function* everyOrder(db: Database, filters: FoundOrders): AsyncGenerator<OrderOfFile[]> {
  const ids = await idsOf(db, filters);
  yield* pages((paging) => page(withMoney(selectOrders(db, filters, ids)), newestFirst, paging));
}

/** Returns how many orders the filters select. It reads them all: for exports only. */
export async function countOrders(db: Database, filters: FoundOrders): Promise<number> {
  const { count } = await selectOrders(db, filters, await idsOf(db, filters))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const idsOf = async (db: Database, { search }: FoundOrders) => (search ? findOrderIds(db, search) : null);
