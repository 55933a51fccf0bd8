import type { Database } from "#infra/database/tables.server.ts";
import { least, type Rupiah, shareHalfUp, zero } from "#money/rupiah.ts";
import { type RefundWay, wayOf } from "../refunds/refund-way.ts";
import { type InvoiceData, readInvoice } from "./invoice-data.server.ts";

/** The content of a credit note. */
export interface CreditNoteData {
  number: string;
  issuedAt: Date;
  amount: Rupiah;
  /** What was returned of it; less where all money was returned and a person had accepted some as missing. */
  refunded: Rupiah;
  /** The part of the amount that is PPN, in the same proportion as on the invoice. */
  ppn: Rupiah;
  way: RefundWay;
  invoice: InvoiceData;
}

/** Reads a credit note. Throws when there is none with this number. */
export async function readCreditNote(db: Database, number: string): Promise<CreditNoteData> {
  const note = await db
    .selectFrom("credit_notes")
    .innerJoin("refunds", "refunds.id", "credit_notes.refund_id")
    .select(["number", "issued_at as issuedAt", "credit_notes.amount", "credit_notes.order_id as orderId"])
    .select(["refunds.amount as returned", "refunds.provider_state"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { orderId, returned, provider_state, ...rest } = note;
  const invoice = await readInvoice(db, orderId);
  const ppn = invoice.total > 0 ? shareHalfUp(note.amount, invoice.ppn, invoice.total) : zero;
  // Money beyond the invoice was never on it.
  return { ...rest, refunded: least(returned, note.amount), ppn, way: wayOf({ provider_state }), invoice };
}
