import { type SqlBool, sql } from "kysely";
import { encodeCursor, readPosition } from "#infra/database/keyset.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { VoucherDetail, VoucherUseRow } from "./admin-voucher-view.ts";
import { viewVoucher } from "./list-vouchers.server.ts";
import { voucherFigures } from "./voucher-figures.server.ts";

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

/** Returns the orders with a voucher, the latest change first. */
export async function listVoucherUses(
  db: Database,
  query: { voucher: number; cursor?: string | undefined; limit: number },
): Promise<{ rows: VoucherUseRow[]; next: string | null }> {
  const [at, order] = readPosition(query.cursor, ["moment", "uuid"]) ?? [];
  let select = db
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
    .where("hold.voucher_id", "=", query.voucher);
  if (at && order)
    select = select.where(sql<SqlBool>`(hold.updated_at, hold.order_id) < (${at}::timestamptz, ${order}::uuid)`);
  const found = await select
    .orderBy("hold.updated_at", "desc")
    .orderBy("hold.order_id", "desc")
    .limit(query.limit + 1)
    .execute();
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(({ order_id, number, state, hold_state, package_name, updated_at, total, discount }) => ({
      order: { id: order_id, number, state },
      package_name,
      state: hold_state,
      at: updated_at.toISOString(),
      total,
      discount,
    })),
    next: found.length > query.limit && last ? encodeCursor([last.updated_at, last.order_id]) : null,
  };
}
