import type { Day } from "#time/jakarta-day.ts";
import type { OrderRow } from "../orders/order-row.server.ts";
import { readReceipts } from "../payments/receipts.server.ts";
import { readBalance } from "../refunds/refund-rows.server.ts";
import type { ShopTrx } from "../shop.server.ts";
import { nextDocumentNumber } from "./document-number.server.ts";

/**
 * Issues the invoice of a paid order, with the money received so far. Returns its number.
 * @param term null when the period starts with the opening of the workspace
 */
export async function issueInvoice(
  { trx, now, settings }: ShopTrx,
  order: OrderRow,
  term: { firstDay: Day; lastDay: Day } | null,
): Promise<string> {
  const at = now();
  const number = await nextDocumentNumber(trx, { prefix: "INV", counters: "invoice_counters" }, at);
  const receipts = await readReceipts(trx, [order.id]);
  await trx
    .insertInto("invoices")
    .values({
      number,
      order_id: order.id,
      issued_at: at,
      seller: JSON.stringify(settings.seller),
      first_day: term?.firstDay ?? null,
      last_day: term?.lastDay ?? null,
      starts_with_workspace: term === null,
      received: (await readBalance(trx, order)).held,
      paid_at: receipts.findLast((each) => !each.reversedAt)?.receivedAt ?? at,
    })
    .execute();
  return number;
}
