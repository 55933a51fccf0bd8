import { readSet } from "#content/read-set.server.ts";
import { minus } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { amountInWords } from "../prices/amount-in-words.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { CreditNoteData } from "./credit-note-data.server.ts";
import { sellerIn } from "./invoice.ts";
import { drawFoot, drawHead, drawParties } from "./letterhead.server.ts";
import { drawItems, drawSums } from "./money-tables.server.ts";
import { colours, contentWidth, drawPdf, page } from "./tagged-pdf.server.ts";

/** Renders a credit note as PDF in one language. */
export function renderCreditNote(note: CreditNoteData, locale: Locale): Promise<Buffer> {
  const { invoice } = note;
  const words = readSet(locale, "invoice");
  const seller = sellerIn(invoice.seller, locale);
  const issued = formatDay(jakartaDay(note.issuedAt), locale);
  const [amount, refunded] = [formatRupiah(note.amount, locale), formatRupiah(note.refunded, locale)];
  const missing = minus(note.amount, note.refunded);
  const facts = {
    title: `${words.creditNote} ${note.number}`,
    author: seller.name,
    creator: seller.company ?? readSet(locale, "common").company.name,
    subject: invoice.packageName,
    language: locale,
    createdAt: note.issuedAt,
  };
  return drawPdf(facts, async (sheet) => {
    const box = { x: page.margin, width: contentWidth };
    let y = drawHead(sheet, { ...invoice, title: words.creditNote, locale }, [
      [words.creditNumber, note.number],
      [words.date, issued],
      [words.forInvoice, invoice.number],
      [words.refundedAt, issued],
      [words.refundMethod, note.way === "provider" ? words.byProvider : words.transfer],
      [words.order, invoice.orderNumber],
    ]);
    await sheet.pause();
    y = drawParties(sheet, y + 18, { ...invoice, locale });
    await sheet.pause();
    const headline = fill(words.refundedOn, { amount: refunded, date: issued });
    y = sheet.text("H2", headline, { ...box, y: y + 24, size: 16, bold: true });
    const item = fill(words.refunded, { package: invoice.packageName });
    const rows = [{ item, quantity: "1", price: refunded, amount: refunded }];
    if (missing > 0) {
      const uncollected = formatRupiah(missing, locale);
      rows.push({ item: words.uncollected, quantity: "1", price: uncollected, amount: uncollected });
    }
    y = drawItems(sheet, y + 22, rows, locale);
    await sheet.pause();
    y = drawSums(sheet, y, [
      [words.credited, amount, "strong"],
      [words.ppnPart, formatRupiah(note.ppn, locale), "quiet"],
    ]);
    y = sheet.text("P", `${words.words}: ${amountInWords(note.amount, locale)}`, { ...box, y: y + 22 });
    sheet.text("P", words.tax, { ...box, y: y + 10, size: 8.5, colour: colours.muted });
    drawFoot(sheet, invoice.seller, locale);
  });
}
