import type { Locale } from "#catalogue/locales.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { readInvoice } from "./invoice-data.server.ts";

/**
 * The bytes of an invoice. They are made once and kept: whatever changes later, the same file is handed out for ever.
 * The PDF library is loaded with the first one.
 */
export async function invoicePdf(db: Database, orderId: string, locale: Locale): Promise<Buffer> {
  const kept = await find(db, orderId, locale);
  if (kept) return kept;
  const { renderInvoice } = await import("./invoice-pdf.server.tsx");
  const bytes = await renderInvoice(await readInvoice(db, orderId), locale);
  // Two at once may both have drawn it; the first to be kept is the one that counts.
  await db
    .insertInto("invoice_pdfs")
    .values({ order_id: orderId, locale, bytes })
    .onConflict((on) => on.columns(["order_id", "locale"]).doNothing())
    .execute();
  return (await find(db, orderId, locale))!;
}

async function find(db: Database, orderId: string, locale: Locale): Promise<Buffer | null> {
  const row = await db
    .selectFrom("invoice_pdfs")
    .select("bytes")
    .where("order_id", "=", orderId)
    .where("locale", "=", locale)
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}
