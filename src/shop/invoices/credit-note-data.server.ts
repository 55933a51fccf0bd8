import type { Database } from "#infra/database/tables.server.ts";
import { type Rupiah, shareHalfUp, zero } from "#money/rupiah.ts";
import { type InvoiceData, readInvoice } from "./invoice-data.server.ts";

/** The content of a credit note. */
export interface CreditNoteData {
  number: string;
  issuedAt: Date;
  amount: Rupiah;
  /** The part of the amount that is PPN, in the same proportion as on the invoice. */
  ppn: Rupiah;
  invoice: InvoiceData;
}

/** Reads a credit note. Throws when there is none with this number. */
export async function readCreditNote(db: Database, number: string): Promise<CreditNoteData> {
  const note = await db
    .selectFrom("credit_notes")
    .select(["number", "issued_at as issuedAt", "amount", "order_id as orderId"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  const { orderId, ...rest } = note;
  const invoice = await readInvoice(db, orderId);
  const ppn = invoice.total > 0 ? shareHalfUp(note.amount, invoice.ppn, invoice.total) : zero;
  return { ...rest, ppn, invoice };
}
