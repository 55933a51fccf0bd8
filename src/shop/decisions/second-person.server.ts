import type { Trx } from "#infra/database/tables.server.ts";
import { type Rupiah, rupiah } from "#money/rupiah.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { readBalance } from "../refunds/refund-rows.server.ts";
import { amountAtStake, type MoneyAction } from "./money-action.ts";
import "./tables.server.ts";

/** Returns the rupiah on which it depends whether a second person decides about an order, which the caller has locked. */
export async function readStake(trx: Trx, order: OrderRow, action: MoneyAction): Promise<Rupiah> {
  const { sum } = await trx
    .selectFrom("attributions")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount"), eb.lit(0)).as("sum"))
    .where("from_order", "=", order.id)
    .executeTakeFirstOrThrow();
  return amountAtStake(action, order.total, await readBalance(trx, order), rupiah(Number(sum)));
}
