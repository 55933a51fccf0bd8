import { lockOrder } from "../orders/order-row.server.ts";
import type { Shop } from "../shop.server.ts";
import { readTaxSerial } from "./invoice.ts";

export type Revised =
  | { ok: true; revision: number; serial: string }
  /** `same`: the newest revision says so already. */
  | { ok: false; code: "not_a_serial" | "unknown_invoice" | "same" };

/**
 * Enters the serial number that the tax office gave to an invoice's faktur pajak, and issues the invoice again as its next
 * revision. What was issued before stays as it was.
 */
export async function reviseInvoice(
  shop: Shop,
  { invoice, serial: written, by }: { invoice: string; serial: string; by: string },
): Promise<Revised> {
  const serial = readTaxSerial(written);
  if (!serial) return { ok: false, code: "not_a_serial" };
  return shop.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom("invoices").select("order_id").where("number", "=", invoice).executeTakeFirst();
    if (!known) return { ok: false, code: "unknown_invoice" };
    // Two at once must not both be the next revision.
    await lockOrder(trx, known.order_id);
    const newest = await trx
      .selectFrom("invoice_revisions")
      .select(["revision", "tax_serial"])
      .where("invoice", "=", invoice)
      .orderBy("revision", "desc")
      .executeTakeFirst();
    if (newest?.tax_serial === serial) return { ok: false, code: "same" };
    const revision = (newest?.revision ?? 0) + 1;
    await trx
      .insertInto("invoice_revisions")
      .values({ invoice, revision, tax_serial: serial, issued_at: shop.now(), by })
      .execute();
    await shop.jobs.send(trx, "order-mail", { order: known.order_id, kind: "invoice_revised" });
    return { ok: true, revision, serial };
  });
}
