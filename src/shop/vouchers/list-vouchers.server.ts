import { type Selectable, type SqlBool, sql } from "kysely";
import type { SoldOnlineId } from "#catalogue/products.ts";
import { encodeCursor, readPosition } from "#infra/database/keyset.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { VoucherRow } from "./admin-voucher-view.ts";
import { voucherCode } from "./voucher.ts";

export interface VoucherListQuery {
  state?: VoucherRow["state"] | undefined;
  product?: SoldOnlineId | undefined;
  /** The beginning of a code; also finds codes of batches. */
  search?: string | undefined;
  /** Only the codes of this batch. */
  batch?: number | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Returns vouchers, the newest first; one-time codes only of a given batch, or when they are searched. */
export async function listVouchers(
  db: Database,
  query: VoucherListQuery,
  now: Date,
): Promise<{ rows: VoucherRow[]; next: string | null }> {
  const today = jakartaDay(now);
  let select = db.selectFrom("vouchers").selectAll();
  const search = query.search?.trim() ? voucherCode(query.search) : undefined;
  if (search) select = select.where("code", "like", `${search.replaceAll(/[\\%_]/g, "\\$&")}%`);
  if (query.batch !== undefined) select = select.where("batch_id", "=", query.batch);
  else if (!search) select = select.where("batch_id", "is", null);
  if (query.state) select = select.where(stateCondition(query.state, today));
  if (query.product)
    select = select.where(sql<SqlBool>`(products is null or products @> ${JSON.stringify([query.product])}::jsonb)`);
  // Codes of one batch have one moment of creation: the id orders them as it orders everything.
  const [after, id] = readPosition(query.cursor, ["moment", "number"]) ?? [];
  const byId = query.batch !== undefined;
  if (id !== undefined && after)
    select = byId
      ? select.where("id", "<", id)
      : select.where(sql<SqlBool>`(created_at, id) < (${after}::timestamptz, ${id}::bigint)`);
  const ordered = byId ? select : select.orderBy("created_at", "desc");
  const found = await ordered
    .orderBy("id", "desc")
    .limit(query.limit + 1)
    .execute();
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => viewVoucher(row, today)),
    next: found.length > query.limit && last ? encodeCursor([last.created_at, last.id]) : null,
  };
}

/** Returns a voucher as the back office shows it. */
export function viewVoucher(row: Selectable<Tables["vouchers"]>, today: Day): VoucherRow {
  const { id, code, unit, value, max_price, start_date, end_date, products, min_months } = row;
  return {
    id,
    code,
    unit,
    value,
    max_price,
    start_date,
    end_date,
    products,
    min_months,
    max_uses: row.max_uses,
    max_uses_per_customer: row.max_uses_per_customer,
    state: stateOf(row, today),
    held: row.held,
    used: row.used,
    batch_id: row.batch_id,
    created_at: row.created_at.toISOString(),
    withdrawn_at: row.expired?.toISOString() ?? null,
    version: row.version,
  };
}

function stateOf(row: { expired: Date | null; start_date: Day; end_date: Day }, today: Day): VoucherRow["state"] {
  if (row.expired) return "withdrawn";
  if (today < row.start_date) return "future";
  return today > row.end_date ? "ended" : "active";
}

function stateCondition(state: VoucherRow["state"], today: Day) {
  const conditions = {
    withdrawn: sql<SqlBool>`expired is not null`,
    future: sql<SqlBool>`expired is null and start_date > ${today}::date`,
    ended: sql<SqlBool>`expired is null and end_date < ${today}::date`,
    active: sql<SqlBool>`expired is null and ${today}::date between start_date and end_date`,
  };
  return conditions[state];
}
