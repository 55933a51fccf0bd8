import { sql } from "kysely";
import { decodeCursor, encodeCursor } from "#infra/database/keyset.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
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
        query.where("orders.id", "in", (eb) => eb.selectFrom("order_attention").select("order_id")),
      )
      .$if(workspace !== undefined, (query) =>
        query.where("orders.id", "in", (eb) =>
          eb.selectFrom("workspace_preparations").select("order_id").where("state", "=", workspace!),
        ),
      )
      // An order is placed before its invoice is made. One day more than the longest month.
      .$if(search?.month !== undefined, (query) =>
        query.where("orders.placed_at", "<", dayBegins(addDays(`${search!.month}-01`, 32))),
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

export type ListedOrder = Awaited<ReturnType<ReturnType<typeof withColumns>["execute"]>>[number];

interface PageOfOrders {
  orders: ListedOrder[];
  next: string | null;
}

/** Returns one page of orders, newest first; null for a cursor that is none. */
export async function listStaffOrders(
  db: Database,
  filters: FoundOrders,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<PageOfOrders | null> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (after === null) return null;
  const rows = filters.search
    ? await searchPage(db, filters, filters.search, after, limit + 1)
    : await readPage(filteredOrders(db, filters), after, limit + 1);
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return { orders, next: rows.length > limit && last ? encodeCursor([last.placed_at, last.id]) : null };
}

/** Finds a page of a search: frequent words soon in the list itself, rare ones by the indexes. */
async function searchPage(
  db: Database,
  filters: FoundOrders,
  search: OrderSearch,
  after: Position | undefined,
  limit: number,
): Promise<ListedOrder[]> {
  const newest = inOrder(filteredOrders(db, filters), after).selectAll("orders").limit(walkedFirst).as("orders");
  const met = await inOrder(db.selectFrom(newest).where(matchesSearch(search)) as OrdersQuery)
    .select("orders.id")
    .limit(limit)
    .execute();
  if (met.length === limit) {
    const ids = met.map(({ id }) => id);
    return readPage(selectOrders(db, {}, ids), undefined, limit);
  }
  return readPage(selectOrders(db, filters, await findOrderIds(db, search)), after, limit);
}

/** Yields all orders in batches, newest first. */
export async function* everyOrder(db: Database, filters: FoundOrders, batch = 1000): AsyncGenerator<ListedOrder[]> {
  const ids = await idsOf(db, filters);
  let after: Position | undefined;
  for (;;) {
    const rows = await readPage(selectOrders(db, filters, ids), after, batch);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = { at: last.placed_at, id: last.id };
  }
}

/** Returns how many orders the filters select. It reads them all: for exports only. */
export async function countOrders(db: Database, filters: FoundOrders): Promise<number> {
  const { count } = await selectOrders(db, filters, await idsOf(db, filters))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const idsOf = async (db: Database, { search }: FoundOrders) => (search ? findOrderIds(db, search) : null);

interface Position {
  at: Date;
  id: string;
}

/** Sorts newest first, and begins after a position. */
function inOrder(query: OrdersQuery, after?: Position): OrdersQuery {
  return query
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(orders.placed_at, orders.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc");
}

const readPage = (query: OrdersQuery, after: Position | undefined, limit: number): Promise<ListedOrder[]> =>
  withColumns(inOrder(query, after)).limit(limit).execute();

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// JavaScript accepts years that Postgres does not.
const timeForm = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function readCursor(cursor: string): Position | null {
  const [time, id] = decodeCursor(cursor) ?? [];
  if (typeof time !== "string" || typeof id !== "string" || !uuidForm.test(id) || !timeForm.test(time)) return null;
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
