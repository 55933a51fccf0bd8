import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { invoiceFileName } from "./invoice.ts";
import { type InvoiceSource, invoicePdf } from "./invoice-file.server.ts";

/** An invoice and the revision of it that is to be given. */
interface BundledInvoice {
  number: string;
  orderId: string;
  revision: number;
}

/** Returns which invoices a file holds, by number and in their newest issue. */
export async function bundledInvoices(
  db: Database,
  { from, before }: { from: string; before: string },
): Promise<BundledInvoice[]> {
  return db
    .selectFrom("invoices")
    .where("number", ">=", from)
    .where("number", "<", before)
    .select(["number", "order_id as orderId"])
    .select((eb) =>
      eb
        .selectFrom("invoice_revisions")
        .select((inner) => inner.fn.coalesce(inner.fn.max("revision"), inner.lit(0)).as("revision"))
        .whereRef("invoice", "=", "invoices.number")
        .$asScalar()
        .$notNull()
        .as("revision"),
    )
    .orderBy("number")
    .execute();
}

/**
 * Returns a ZIP file of invoices as a stream. Each is read, or rendered, when the one before was received: memory holds one, and
 * a client that leaves costs no more.
 */
export function bundleInvoices(source: InvoiceSource, invoices: readonly BundledInvoice[], locale: Locale): Readable {
  async function* chunks() {
    const written: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      written.push(chunk);
    });
    for (const { number, orderId, revision } of invoices) {
      const pdf = await invoicePdf(source, orderId, locale, revision);
      // A PDF is compressed already.
      const entry = new ZipPassThrough(invoiceFileName(number, revision, locale));
      zip.add(entry);
      entry.push(pdf, true);
      yield* written.splice(0);
    }
    zip.end();
    yield* written.splice(0);
  }
  return Readable.from(chunks());
}
