import type { Generated } from "kysely";
import type { Rupiah } from "#money/rupiah.ts";
import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";
import type { Json, JsonOrNull } from "../json-columns.server.ts";
import type { Buyer } from "../orders/buyer.ts";
import type { Seller } from "./invoice.ts";

interface InvoiceCounterTable {
  month: string;
  last: number;
}

interface InvoiceTable {
  number: string;
  order_id: string;
  issued_at: Date;
  seller: Json<Seller>;
  /** The first and last day that it pays for. */
  first_day: Day | null;
  last_day: Day | null;
  /** Whether the period starts with the opening of the workspace, so that no days are stated. */
  starts_with_workspace: Generated<boolean>;
  /** Rupiah held when it was issued; null on invoices older than the record of receipts. */
  received: Rupiah | null;
  paid_at: Date | null;
}

interface InvoicePdfTable {
  order_id: string;
  locale: Locale;
  bytes: Uint8Array;
}

/** An invoice issued again with the tax office's serial number, or for a corrected buyer. Each has all that was changed before. */
interface InvoiceRevisionTable {
  invoice: string;
  revision: number;
  /** Assigned by the tax office (faktur pajak), never by us; empty while there is none. */
  tax_serial: string;
  /** Null where it is still the buyer of the order. */
  buyer: JsonOrNull<Buyer>;
  reason: Generated<string>;
  issued_at: Date;
  by: string;
}

interface DocumentPdfTable {
  /** Number of a credit note, or of an invoice with its revision. */
  document: string;
  locale: Locale;
  bytes: Uint8Array;
}

/** The logos that issued invoices name. */
interface LetterheadLogoTable {
  hash: string;
  /** In pixels. */
  width: number;
  height: number;
  png: Uint8Array;
  created_at: Date;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    invoice_counters: InvoiceCounterTable;
    invoices: InvoiceTable;
    invoice_pdfs: InvoicePdfTable;
    invoice_revisions: InvoiceRevisionTable;
    document_pdfs: DocumentPdfTable;
    letterhead_logos: LetterheadLogoTable;
  }
}
