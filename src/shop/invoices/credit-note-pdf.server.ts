import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { amountInWords } from "../prices/amount-in-words.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { CreditNoteData } from "./credit-note-data.server.ts";
import { sellerIn } from "./invoice.ts";
import { documentWords as words } from "./invoice-words.ts";
import { drawFoot, drawHead, drawParties } from "./letterhead.server.ts";
import { drawItems, drawSums } from "./money-tables.server.ts";
import { colours, drawPdf, inner, page } from "./tagged-pdf.server.ts";

/** The credit note as PDF bytes, in one language. */
export function renderCreditNote(note: CreditNoteData, locale: Locale): Promise<Buffer> {
  const { invoice } = note;
  const issued = formatDay(jakartaDay(note.issuedAt), locale);
  const amount = formatRupiah(note.amount, locale);
  const facts = {
    title: `${words.creditNote[locale]} ${note.number}`,
    author: sellerIn(invoice.seller, locale).name,
    subject: invoice.packageName,
    language: locale,
    createdAt: note.issuedAt,
  };
  return drawPdf(facts, (sheet) => {
    const box = { x: page.margin, width: inner };
    let y = drawHead(sheet, words.creditNote[locale], [
      [words.creditNumber[locale], note.number],
      [words.date[locale], issued],
      [words.forInvoice[locale], invoice.number],
      [words.refundedAt[locale], issued],
      [words.refundMethod[locale], words.transfer[locale]],
      [words.order[locale], invoice.orderNumber],
    ]);
    y = drawParties(sheet, y + 18, { ...invoice, locale });
    const headline = fill(words.refundedOn[locale], { amount, date: issued });
    y = sheet.text("H2", headline, { ...box, y: y + 24, size: 16, bold: true });
    const item = fill(words.refunded[locale], { package: invoice.packageName });
    y = drawItems(sheet, y + 22, [{ item, quantity: "1", price: amount, amount }], locale);
    y = drawSums(sheet, y, [
      [words.credited[locale], amount, "strong"],
      [words.ppnPart[locale], formatRupiah(note.ppn, locale), "quiet"],
    ]);
    y = sheet.text("P", `${words.words[locale]}: ${amountInWords(note.amount, locale)}`, { ...box, y: y + 22 });
    sheet.text("P", words.tax[locale], { ...box, y: y + 10, size: 8.5, colour: colours.muted });
    drawFoot(sheet, invoice.seller, locale);
  });
}
