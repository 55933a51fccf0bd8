import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { readCreditNote } from "./credit-note-data.server.ts";
import { readInvoice } from "./invoice-data.server.ts";

/** What an invoice is read from, and the origin of the site, where its order is found. */
export interface InvoiceSource {
  db: Database;
  settings: { publicUrl: string };
}

/**
 * Returns the bytes of an invoice, or of one of its revisions. They are rendered once and stored, so that later changes
 * never alter an issued file. The PDF library is loaded with the first one.
 */
export async function invoicePdf(
  { db, settings }: InvoiceSource,
  orderId: string,
  locale: Locale,
  revision = 0,
): Promise<Buffer> {
  const render = async () => {
    const { renderInvoice } = await import("./invoice-pdf.server.ts");
    const address = `${settings.publicUrl}${locale === "en" ? "/en" : ""}/payment/${orderId}`;
    return renderInvoice({ ...(await readInvoice(db, orderId, revision)), address }, locale);
  };
  if (revision === 0) return storedOnce(firstIssue(db, orderId, locale), render);
  const { number } = await readInvoice(db, orderId, revision);
  return storedOnce(document(db, `${number}-R${revision}`, locale), render);
}

/** Returns the bytes of a credit note, which are also rendered once and stored. */
export async function creditNotePdf(db: Database, number: string, locale: Locale): Promise<Buffer> {
  return storedOnce(document(db, number, locale), async () => {
    const { renderCreditNote } = await import("./credit-note-pdf.server.ts");
    return renderCreditNote(await readCreditNote(db, number), locale);
  });
}

interface PdfStore {
  find(): Promise<{ bytes: Uint8Array } | undefined>;
  insert(bytes: Uint8Array): Promise<unknown>;
}

async function storedOnce(store: PdfStore, render: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await store.find();
  if (stored) return Buffer.from(stored.bytes);
  // Two requests may render it at once; the first one stored counts.
  await store.insert(await render());
  return Buffer.from((await store.find())!.bytes);
}

function firstIssue(db: Database, orderId: string, locale: Locale): PdfStore {
  return {
    find: () =>
      db
        .selectFrom("invoice_pdfs")
        .select("bytes")
        .where("order_id", "=", orderId)
        .where("locale", "=", locale)
        .executeTakeFirst(),
    insert: (bytes) =>
      db
        .insertInto("invoice_pdfs")
        .values({ order_id: orderId, locale, bytes })
        .onConflict((on) => on.columns(["order_id", "locale"]).doNothing())
        .execute(),
  };
}

function document(db: Database, name: string, locale: Locale): PdfStore {
  return {
    find: () =>
      db
        .selectFrom("document_pdfs")
        .select("bytes")
        .where("document", "=", name)
        .where("locale", "=", locale)
        .executeTakeFirst(),
    insert: (bytes) =>
      db
        .insertInto("document_pdfs")
        .values({ document: name, locale, bytes })
        .onConflict((on) => on.columns(["document", "locale"]).doNothing())
        .execute(),
  };
}
