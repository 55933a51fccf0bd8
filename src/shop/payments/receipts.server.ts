import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Receipt } from "./balance.ts";

/** Money as a provider reports it. */
export interface IncomingMoney {
  /** The provider's id of this receipt. */
  id: string;
  amount: number;
  currency: string;
}

/** Records money received for an order, each receipt once, however often the provider reports it. */
export async function recordReceipts(
  trx: Trx,
  orderId: string,
  money: readonly IncomingMoney[],
  at: Date,
): Promise<void> {
  if (money.length === 0) return;
  await trx
    .insertInto("payment_receipts")
    .values(
      money.map(({ id, amount, currency }) => ({
        order_id: orderId,
        money_id: id,
        amount,
        currency,
        received_at: at,
        reversed_at: null,
      })),
    )
    // The provider's latest report counts: its amount, and that the money is not reversed.
    .onConflict((on) =>
      on
        .columns(["order_id", "money_id"])
        .doUpdateSet((eb) => ({ amount: eb.ref("excluded.amount"), reversed_at: null })),
    )
    .execute();
}

/**
 * Marks all of an order's money as reversed by the bank: a provider denies a payment as a whole. Attributed money did not
 * arrive by this payment, and what was attributed elsewhere is missing here.
 */
export async function reverseReceipts(trx: Trx, orderId: string, at: Date): Promise<void> {
  await trx
    .updateTable("payment_receipts")
    .set({ reversed_at: at })
    .where("order_id", "=", orderId)
    .where("reversed_at", "is", null)
    .where("attribution_id", "is", null)
    .execute();
}

/** A receipt of an order. */
export interface StoredReceipt extends Receipt {
  orderId: string;
  /** Whether it was moved from or to another order, so that it did not arrive by the order's own payment. */
  attributed: boolean;
}

/** Returns the receipts of the given orders, oldest first. */
export async function readReceipts(db: Database | Trx, orderIds: readonly string[]): Promise<StoredReceipt[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom("payment_receipts")
    .select(["order_id as orderId", "amount", "currency", "received_at as receivedAt", "reversed_at as reversedAt"])
    .select((eb) => eb("attribution_id", "is not", null).$castTo<boolean>().as("attributed"))
    .where("order_id", "in", orderIds)
    .orderBy("id")
    .execute();
}
