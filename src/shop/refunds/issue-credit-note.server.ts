import type { Trx } from "#infra/database/tables.server.ts";
import { minus, most, type Rupiah, sum, zero } from "#money/rupiah.ts";
import { nextDocumentNumber } from "../invoices/document-number.server.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { balanceOf } from "../payments/balance.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import type { RefundKind } from "./refund-states.ts";

interface CreditedRefund {
  id: number;
  amount: Rupiah;
  kind: RefundKind;
}

/**
 * Issues the credit note of a refund that returns a part of what was invoiced. Money beyond the invoice was never on it.
 * @returns its number, or null when there is nothing to credit
 */
export async function issueCreditNote(
  { trx, now }: ShopTrx,
  order: Pick<OrderRow, "id" | "total">,
  refund: CreditedRefund,
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

/**
 * Returns the part of a refund that was invoiced. One that returns all money ends the sale, and with it whatever the invoice
 * still asks for: also what a person had accepted as missing is credited, so that nothing stays outstanding.
 */
async function invoicedPart(trx: Trx, order: Pick<OrderRow, "id" | "total">, refund: CreditedRefund): Promise<Rupiah> {
  if (refund.kind === "all") {
    const notes = await trx.selectFrom("credit_notes").select("amount").where("order_id", "=", order.id).execute();
    return minus(order.total, sum(...notes.map(({ amount }) => amount)));
  }
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
