import type { Generated } from "kysely";
import type { Locale } from "#text/locales.ts";
import type { TaxState } from "../tax/tax-states.ts";
import type { ArchiveState } from "./archive-states.ts";

/** A ZIP file of the invoices of a filter, which a person asked for. */
interface InvoiceArchiveTable {
  id: string;
  period: string;
  /** The filter by what the tax office still needs; null for all invoices. */
  tax_state: TaxState | null;
  /** Of the month, from 1. */
  part: number;
  locale: Locale;
  state: ArchiveState;
  asked_by: string;
  asked_at: Date;
  /** Invoices. */
  total: number;
  done: Generated<number>;
  /** Bytes so far. */
  size: Generated<number>;
  /** Counts the jobs that began to write it: only the newest one may go on. */
  attempt: Generated<number>;
  expires_at: Date;
}

interface InvoiceArchivePartTable {
  archive_id: string;
  position: number;
  bytes: Uint8Array;
}

declare module "#infra/database/tables.server.ts" {
  interface Tables {
    invoice_archives: InvoiceArchiveTable;
    invoice_archive_parts: InvoiceArchivePartTable;
  }
}
