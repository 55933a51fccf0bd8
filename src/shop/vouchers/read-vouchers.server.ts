import { type Selectable, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import { type Page, type Paging, page } from "#infra/database/page.server.ts";
import type { Database, Tables } from "#infra/database/tables.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { voucherCode } from "./voucher.ts";
import type { VoucherDetail, VoucherRow, VoucherUseRow, voucherContract } from "./voucher-contract.ts";

type VoucherQuery = z.output<typeof voucherContract.list.query>;

/** Returns vouchers, the newest first; one-time codes only of a given batch, or when they are searched. */
export async function listVouchers(db: Database, query: VoucherQuery, now: Date): Promise<Page<VoucherRow>> {
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
  const byId = ["id", "desc", "number"] as const;
  const key = query.batch === undefined ? ([["created_at", "desc", "moment"], byId] as const) : [byId];
  const { rows, next } = await page(select, key, query);
  return { rows: rows.map((row) => viewVoucher(row, today)), next };
}

/** Returns a voucher with what it brought; undefined when there is none. */
export async function readVoucher(db: Database, id: number, now: Date): Promise<VoucherDetail | undefined> {
  const row = await db.selectFrom("vouchers").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const brought = await voucherFigures(db, { voucher: id });
  const counts = await db
    .selectFrom("voucher_holds")
    .select([
      sql<number>`count(*)::int`.as("all"),
      sql<number>`(count(*) filter (where state = 'given_back'))::int`.as("back"),
    ])
    .where("voucher_id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    ...viewVoucher(row, jakartaDay(now)),
    brought,
    given_back: counts.back,
    editable: counts.all === 0 && row.batch_id === null && row.expired === null,
  };
}

/** Returns what a voucher, or all codes of a batch, brought: orders that are paid now, without refunded and reversed ones. */
export async function voucherFigures(
  db: Database,
  of: { voucher: number } | { batch: number },
): Promise<VoucherDetail["brought"]> {
  let select = db
    .selectFrom("voucher_holds as hold")
    .innerJoin("orders as order", "order.id", "hold.order_id")
    .select([
      sql<number>`count(*)::int`.as("orders"),
      sql<Rupiah>`coalesce(sum("order".total - "order".ppn), 0)::bigint`.as("revenue"),
      sql<Rupiah>`coalesce(sum("order".discount), 0)::bigint`.as("discount"),
    ])
    .where("hold.state", "=", "used")
    .where("order.state", "=", "paid");
  if ("voucher" in of) select = select.where("hold.voucher_id", "=", of.voucher);
  else
    select = select.where(
      "hold.voucher_id",
      "in",
      db.selectFrom("vouchers").select("id").where("batch_id", "=", of.batch),
    );
  return select.executeTakeFirstOrThrow();
}

/** Returns the orders with a voucher, the latest change first. */
export async function listVoucherUses(
  db: Database,
  { voucher, ...paging }: Paging & { voucher: number },
): Promise<Page<VoucherUseRow>> {
  const select = db
    .selectFrom("voucher_holds as hold")
    .innerJoin("orders as order", "order.id", "hold.order_id")
    .select([
      "hold.order_id",
      "hold.state as hold_state",
      "hold.updated_at",
      "order.number",
      "order.state",
      "order.package_name",
      "order.total",
      "order.discount",
    ])
    .where("hold.voucher_id", "=", voucher);
  const key = [
    ["hold.updated_at", "desc", "moment"],
    ["hold.order_id", "desc", "uuid"],
  ] as const;
  const { rows, next } = await page(select, key, paging);
  return {
    rows: rows.map(({ order_id, number, state, hold_state, package_name, updated_at, total, discount }) => ({
      order: { id: order_id, number, state },
      package_name,
      state: hold_state,
      at: updated_at.toISOString(),
      total,
      discount,
    })),
    next,
  };
}

/** Returns a voucher as the back office shows it. */
function viewVoucher(row: Selectable<Tables["vouchers"]>, today: Day): VoucherRow {
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
