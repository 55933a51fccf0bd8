import { sql } from "kysely";
import { decodeCursor, encodeCursor } from "#infra/database/keyset.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { addDays, dayBegins } from "#time/jakarta-day.ts";
import { findOrderIds, matchesSearch, type OrderSearch } from "./find-order-ids.server.ts";
import type { OrderFilters } from "./order-query.ts";

export type FoundOrders = Omit<OrderFilters, "search"> & { search?: OrderSearch | undefined };

/** The orders that filters and search select, as a query that is not sorted yet. */
function selectOrders(
  db: Database,
  { state, method, product, from, to, attention, search }: FoundOrders,
  ids?: string[],
) {
  return (
    db
      .selectFrom("orders")
      .leftJoin("payments", "payments.order_id", "orders.id")
      .leftJoin("invoices", "invoices.order_id", "orders.id")
      .leftJoin("order_attention", "order_attention.order_id", "orders.id")
      .$if(state !== undefined, (query) => query.where("orders.state", "=", state!))
      .$if(method !== undefined, (query) => query.where("orders.method", "=", method!))
      .$if(product !== undefined, (query) => query.where("orders.product", "=", product!))
      .$if(from !== undefined, (query) => query.where("orders.placed_at", ">=", dayBegins(from!)))
      .$if(to !== undefined, (query) => query.where("orders.placed_at", "<", dayBegins(addDays(to!, 1))))
      // The few orders that need a person are read first; by the table's statistics a database might not know that.
      .$if(attention !== undefined, (query) =>
        query.where("orders.id", "in", (eb) => eb.selectFrom("order_attention").select("order_id")),
      )
      .$if(ids !== undefined, (query) => query.where("orders.id", "in", ids!.length > 0 ? ids! : [noOrder]))
      .$if(search !== undefined && ids === undefined, (query) => query.where(matchesSearch(search!)))
  );
}

const noOrder = "00000000-0000-0000-0000-000000000000";

function withColumns(query: ReturnType<typeof selectOrders>) {
  return query.select([
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
  const ids = filters.search ? ((await findOrderIds(db, filters.search)) ?? undefined) : undefined;
  const rows = await readPage(db, filters, ids, after, limit + 1);
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return { orders, next: rows.length > limit && last ? encodeCursor([last.placed_at, last.id]) : null };
}

/** Yields all orders in batches, newest first. */
export async function* everyOrder(db: Database, filters: FoundOrders, batch = 1000): AsyncGenerator<ListedOrder[]> {
  const ids = filters.search ? ((await findOrderIds(db, filters.search)) ?? undefined) : undefined;
  let after: Position | undefined;
  for (;;) {
    const rows = await readPage(db, filters, ids, after, batch);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = { at: last.placed_at, id: last.id };
  }
}

/** Returns how many orders the filters select. It reads them all: for exports only. */
export async function countOrders(db: Database, filters: FoundOrders): Promise<number> {
  const ids = filters.search ? ((await findOrderIds(db, filters.search)) ?? undefined) : undefined;
  const { count } = await selectOrders(db, filters, ids)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Position {
  at: Date;
  id: string;
}

function readPage(
  db: Database,
  filters: FoundOrders,
  ids: string[] | undefined,
  after: Position | undefined,
  limit: number,
): Promise<ListedOrder[]> {
  return withColumns(selectOrders(db, filters, ids))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(orders.placed_at, orders.id) < (${after!.at}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy("orders.placed_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(limit)
    .execute();
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// JavaScript accepts years that Postgres does not.
const timeForm = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

function readCursor(cursor: string): Position | null {
  const [time, id] = decodeCursor(cursor) ?? [];
  if (typeof time !== "string" || typeof id !== "string" || !uuidForm.test(id) || !timeForm.test(time)) return null;
  const at = new Date(time);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
