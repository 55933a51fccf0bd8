import type { Database } from "#infra/database/tables.server.ts";
import { minus, most, zero } from "#money/rupiah.ts";
import { takesMoney } from "../decisions/attribute-money.server.ts";
import { balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { readRefunds } from "../refunds/refund-rows.server.ts";
import type { OrderDetailView } from "./order-detail-view.ts";

/** A customer has few orders that are not paid; of more, the newest are offered. */
const mostTargets = 20;

/** Returns the orders of the same customer to which money may be attributed, newest first, with what each still lacks. */
export async function readTargets(
  db: Database,
  order: { id: string; user_id: string },
): Promise<OrderDetailView["targets"]> {
  const rows = await db
    .selectFrom("orders")
    .select(["id", "number", "package_name", "state", "email", "total", "placed_at"])
    .where("user_id", "=", order.user_id)
    .where("id", "<>", order.id)
    .where("state", "in", ["awaiting_payment", "manual_review", "closed"])
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(mostTargets)
    .execute();
  const targets = rows.filter(takesMoney);
  const ids = targets.map(({ id }) => id);
  const [receipts, refunds] = await Promise.all([readReceipts(db, ids), readRefunds(db, ids)]);
  return targets.map(({ id, number, package_name, state, total, placed_at }) => {
    const { held } = balanceOf(
      { state, total },
      receipts.filter((each) => each.orderId === id),
      refunds.filter((each) => each.order_id === id),
    );
    return {
      id,
      number,
      package_name,
      state,
      total,
      missing: most(zero, minus(total, held)),
      placed_at: placed_at.toISOString(),
    };
  });
}
