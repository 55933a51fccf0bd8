import type { Database, Trx } from "#infra/database/tables.server.ts";
import { minus, most, type Rupiah, sum, zero } from "#money/rupiah.ts";
import { balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { readRefunds } from "../refunds/refund-rows.server.ts";

/** Money of a customer that is not settled. */
export interface OpenMoney {
  order: { id: string; number: string };
  /** Under review by the team, held beyond what was due, or being returned. */
  kind: "review" | "extra" | "returning";
  /** In rupiah; 0 for a review of money that is not held, such as a payment in another currency. */
  amount: Rupiah;
}

/** Returns the money of a customer that waits for a decision or a transfer, oldest order first. */
export async function readOpenMoney(db: Database | Trx, userId: string): Promise<OpenMoney[]> {
  const orders = await db
    .selectFrom("order_attention")
    .innerJoin("orders", "orders.id", "order_attention.order_id")
    .select(["orders.id", "number", "state", "total", "in_review", "surplus", "to_send", "at_provider", "proposed"])
    .where("user_id", "=", userId)
    .orderBy("placed_at")
    .execute();
  const underReview = orders.filter(({ in_review }) => in_review).map(({ id }) => id);
  const [receipts, refunds] = underReview.length
    ? await Promise.all([readReceipts(db, underReview), readRefunds(db, underReview)])
    : [[], []];
  return orders.flatMap(({ id, number, in_review, surplus, to_send, at_provider, proposed, ...order }) => {
    const ofOrder = (kind: OpenMoney["kind"], amount: Rupiah): OpenMoney => ({ order: { id, number }, kind, amount });
    const found: OpenMoney[] = [];
    if (in_review) {
      const { held, returning } = balanceOf(
        order,
        receipts.filter(({ orderId }) => orderId === id),
        refunds.filter(({ order_id }) => order_id === id),
      );
      if (held > returning || returning === 0) found.push(ofOrder("review", most(zero, minus(held, returning))));
    } else if (surplus > 0) found.push(ofOrder("extra", surplus));
    else if (proposed && to_send === 0 && at_provider === 0) found.push(ofOrder("review", zero));
    const returning = sum(to_send, at_provider);
    if (returning > 0) found.push(ofOrder("returning", returning));
    return found;
  });
}

/**
 * Returns whether a customer has open money, and locks their orders until the transaction ends, so that money which
 * arrives meanwhile is seen.
 */
export async function hasOpenMoney(trx: Trx, userId: string): Promise<boolean> {
  await trx.selectFrom("orders").select("id").where("user_id", "=", userId).orderBy("id").forUpdate().execute();
  return (await readOpenMoney(trx, userId)).length > 0;
}
