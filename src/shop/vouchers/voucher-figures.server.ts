import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { VoucherDetail } from "./admin-voucher-view.ts";

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
      sql<number>`coalesce(sum("order".total - "order".ppn), 0)::bigint`.as("revenue"),
      sql<number>`coalesce(sum("order".discount), 0)::bigint`.as("discount"),
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
