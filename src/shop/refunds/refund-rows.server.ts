import type { Selectable } from "kysely";
import type { Database, Tables, Trx } from "#infra/database/tables.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { type Balance, balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { issueCreditNote } from "./issue-credit-note.server.ts";

export type RefundRow = Selectable<Tables["refunds"]>;

/** Returns the refunds of the given orders, oldest first. */
export async function readRefunds(db: Database | Trx, orderIds: readonly string[]): Promise<RefundRow[]> {
  if (orderIds.length === 0) return [];
  return db.selectFrom("refunds").selectAll().where("order_id", "in", orderIds).orderBy("id").execute();
}

/** Reads the balance of an order, which the caller has locked. */
export async function readBalance(trx: Trx, order: Pick<OrderRow, "id" | "state" | "total">): Promise<Balance> {
  return balanceOf(order, await readReceipts(trx, [order.id]), await readRefunds(trx, [order.id]));
}

/**
 * Records a refund that was made in the provider's dashboard. Refunds recorded here for the same money are withdrawn,
 * since nothing is left to send.
 */
export async function recordProviderRefund(shop: ShopTrx, order: OrderRow): Promise<void> {
  const { trx, jobs, now } = shop;
  const at = now();
  const ending = { ended_by: "provider", ended_at: at };
  await trx
    .updateTable("refunds")
    .set({ state: "withdrawn", ...ending })
    .where("order_id", "=", order.id)
    .where("state", "=", "recorded")
    .execute();
  const { held } = await readBalance(trx, order);
  if (held <= 0) return;
  const refund = await trx
    .insertInto("refunds")
    .values({
      order_id: order.id,
      amount: held,
      kind: "all",
      state: "sent",
      note: "",
      provider_state: "done",
      recorded_by: "provider",
      recorded_at: at,
      ...ending,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await issueCreditNote(shop, order, refund);
  await jobs.send(trx, "order-mail", { order: order.id, kind: "refunded", refund: refund.id });
}
