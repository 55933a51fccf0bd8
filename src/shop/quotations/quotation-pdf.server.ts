import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { sellerIn } from "../invoices/invoice.ts";
import { drawFoot, drawHead, drawTwoParties } from "../invoices/letterhead.server.ts";
import type { LetterheadPicture } from "../invoices/letterhead-logo.server.ts";
import { drawItems, drawSums, priceRows } from "../invoices/money-tables.server.ts";
import { printable } from "../invoices/printable.ts";
import { colours, contentWidth, drawPdf, page } from "../invoices/tagged-pdf.server.ts";
import { amountInWords } from "../prices/amount-in-words.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { QuotationRow } from "./quotations.server.ts";

/** Renders a quotation as PDF in one language, with the letterhead of the day on which it was issued. */
export function renderQuotation(
  quotation: QuotationRow,
  locale: Locale,
  logo?: LetterheadPicture | undefined,
): Promise<Buffer> {
  const words = readSet(locale, "quotation").document;
  const invoice = readSet(locale, "invoice");
  const seller = sellerIn(quotation.seller, locale);
  const packageName = quotation.package_name[locale];
  const money = (amount: Rupiah) => formatRupiah(amount, locale);
  const until = formatDay(quotation.valid_until, locale);
  const facts = {
    title: `${words.title} ${quotation.number}`,
    author: seller.name,
    creator: seller.company ?? readSet(locale, "common").company.name,
    subject: packageName,
    language: locale,
    createdAt: quotation.issued_at,
  };
  return drawPdf(facts, async (sheet) => {
    const box = { x: page.margin, width: contentWidth };
    let y = drawHead(sheet, { title: words.title, seller: quotation.seller, logo, locale }, [
      [words.number, quotation.number],
      [words.date, formatDay(quotation.issued_on, locale)],
      [words.validUntil, until],
      [invoice.method, paymentMethodNames[quotation.method]],
    ]);
    await sheet.pause();
    const recipient = [quotation.recipient_company, quotation.recipient_name].filter(Boolean).map(printable);
    y = drawTwoParties(sheet, y + 18, {
      seller: quotation.seller,
      other: { label: words.recipient, lines: recipient },
      locale,
    });
    await sheet.pause();
    const headline = fill(words.headline, { amount: money(quotation.total), date: until });
    y = sheet.text("H2", headline, { ...box, y: y + 24, size: 16, bold: true });
    const { months } = quotation;
    const item = {
      item: packageName,
      quantity: fill(months === 1 ? invoice.month : invoice.months, { count: String(months) }),
      price: money(quotation.unit_price),
      amount: money(quotation.subtotal),
    };
    y = drawItems(sheet, y + 22, [item], locale);
    await sheet.pause();
    y = drawSums(sheet, y, priceRows(quotation, locale));
    await sheet.pause();
    const inWords = `${invoice.words}: ${amountInWords(quotation.total, locale)}`;
    y = sheet.text("P", inWords, { ...box, y: y + 22 });
    for (const line of [fill(words.terms, { date: until }), words.notInvoice])
      y = sheet.text("P", line, { ...box, y: y + 10, size: 8.5, colour: colours.muted });
    drawFoot(sheet, quotation.seller, locale);
  });
}
