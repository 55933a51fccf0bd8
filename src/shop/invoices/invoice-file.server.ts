import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { readCreditNote } from "./credit-note-data.server.ts";
import { readInvoice } from "./invoice-data.server.ts";

/**
 * Returns the bytes of an invoice, or of one of its revisions. They are drawn once and stored: whatever changes later, the
 * same file is handed out for ever. The PDF library is loaded with the first one.
 */
export async function invoicePdf(db: Database, orderId: string, locale: Locale, revision = 0): Promise<Buffer> {
  const draw = async () => {
    const { renderInvoice } = await import("./invoice-pdf.server.ts");
    return renderInvoice(await readInvoice(db, orderId, revision), locale);
  };
  if (revision === 0) return storedOnce(firstIssue(db, orderId, locale), draw);
  const { number } = await readInvoice(db, orderId, revision);
  return storedOnce(document(db, `${number}-R${revision}`, locale), draw);
}

/** Returns the bytes of a credit note; they are drawn once and stored, too. */
export async function creditNotePdf(db: Database, number: string, locale: Locale): Promise<Buffer> {
  return storedOnce(document(db, number, locale), async () => {
    const { renderCreditNote } = await import("./credit-note-pdf.server.ts");
    return renderCreditNote(await readCreditNote(db, number), locale);
  });
}

interface Place {
  find(): Promise<{ bytes: Uint8Array } | undefined>;
  insert(bytes: Uint8Array): Promise<unknown>;
}

async function storedOnce(place: Place, draw: () => Promise<Buffer>): Promise<Buffer> {
  const stored = await place.find();
  if (stored) return Buffer.from(stored.bytes);
  // Two at once may both have drawn it; the first to be stored is the one that counts.
  await place.insert(await draw());
  return Buffer.from((await place.find())!.bytes);
}

function firstIssue(db: Database, orderId: string, locale: Locale): Place {
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

function document(db: Database, name: string, locale: Locale): Place {
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
