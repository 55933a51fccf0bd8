import type { Trx } from "#infra/database/tables.server.ts";
import { minus, most, type Rupiah, zero } from "#money/rupiah.ts";
import { nextDocumentNumber } from "../invoices/document-number.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import type { ShopTrx } from "../shop.server.ts";

/**
 * Issues the credit note of a refund that returns a part of what was invoiced. Money beyond the invoice was never on it.
 * @returns its number, or null when there is nothing to credit
 */
export async function issueCreditNote(
  { trx, now }: ShopTrx,
  order: Pick<OrderRow, "id" | "total">,
  refund: { id: number; amount: Rupiah },
): Promise<string | null> {
  const invoice = await trx.selectFrom("invoices").select("number").where("order_id", "=", order.id).executeTakeFirst();
  if (!invoice) return null;
  const amount = await invoicedPart(trx, order, refund);
  if (amount <= 0) return null;
  const number = await nextDocumentNumber(trx, { prefix: "CN", counters: "credit_note_counters" }, now());
  await trx
    .insertInto("credit_notes")
    .values({ number, refund_id: refund.id, order_id: order.id, amount, issued_at: now() })
    .execute();
  return number;
}

async function invoicedPart(
  trx: Trx,
  order: Pick<OrderRow, "id" | "total">,
  refund: { id: number; amount: Rupiah },
): Promise<Rupiah> {
  const before = await trx
    .selectFrom("refunds")
    .select(["amount", "state"])
    .where("order_id", "=", order.id)
    .where("id", "<>", refund.id)
    .execute();
  // Calculated as for a paid order, regardless of its present state.
  const { surplus } = balanceOf({ state: "paid", total: order.total }, await readReceipts(trx, [order.id]), before);
  return most(zero, minus(refund.amount, surplus));
}
