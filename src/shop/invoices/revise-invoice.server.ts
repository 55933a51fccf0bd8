import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { lockOrder } from "../orders/order-row.server.ts";
import type { Shop } from "../shop.server.ts";
import { readTaxSerial } from "./invoice.ts";

type RevisionResult =
  | { ok: true; revision: number; serial: string }
  /** `same`: the newest revision has this number already. */
  | { ok: false; code: "not_a_serial" | "unknown_invoice" | "same" };

/**
 * Stores the serial number that the tax office assigned to an invoice's faktur pajak, and issues the invoice again as its
 * next revision. Earlier issues are not changed.
 */
export async function reviseInvoice(
  shop: Shop,
  { invoice, serial: input, by }: { invoice: string; serial: string; by: Actor },
): Promise<RevisionResult> {
  const serial = readTaxSerial(input);
  if (!serial) return { ok: false, code: "not_a_serial" };
  return shop.db.transaction().execute(async (trx) => {
    const issued = await trx.selectFrom("invoices").select("order_id").where("number", "=", invoice).executeTakeFirst();
    if (!issued) return { ok: false, code: "unknown_invoice" };
    // The lock prevents two revisions with the same number.
    await lockOrder(trx, issued.order_id);
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
      .values({ invoice, revision, tax_serial: serial, issued_at: shop.now(), by: by.name })
      .execute();
    await shop.jobs.send(trx, "order-mail", { order: issued.order_id, kind: "invoice_revised" });
    await recordChange(trx, by, shop.now(), {
      action: "order.invoice_revised",
      object: { kind: "orders", id: issued.order_id },
      after: { invoice, revision, serial },
    });
    return { ok: true, revision, serial };
  });
}
