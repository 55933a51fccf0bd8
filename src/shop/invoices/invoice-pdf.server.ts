import { paymentMethodNames } from "#catalogue/payment-methods.ts";
import { readSet } from "#content/read-set.server.ts";
import { minus, type Rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { amountInWords } from "../prices/amount-in-words.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import { sellerIn, stampThreshold } from "./invoice.ts";
import type { InvoiceData } from "./invoice-data.server.ts";
import { drawAddress, drawFoot, drawHead, drawParties, drawStamp } from "./letterhead.server.ts";
import { drawItems, drawSums, type ItemRow, priceRows, type SumRow } from "./money-tables.server.ts";
import { colours, contentWidth, drawPdf, page } from "./tagged-pdf.server.ts";

/** Renders an invoice as PDF in one language. */
export function renderInvoice(invoice: InvoiceData, locale: Locale): Promise<Buffer> {
  const day = (moment: Date) => formatDay(jakartaDay(moment), locale);
  const words = readSet(locale, "invoice");
  const seller = sellerIn(invoice.seller, locale);
  const title = `${words.invoice} ${invoice.number}`;
  const facts = {
    title,
    author: seller.name,
    creator: seller.company ?? readSet(locale, "common").company.name,
    subject: invoice.packageName,
    language: locale,
    createdAt: invoice.revision?.issuedAt ?? invoice.issuedAt,
  };
  return drawPdf(facts, async (sheet) => {
    const box = { x: page.margin, width: contentWidth };
    let y = drawHead(sheet, { ...invoice, title: words.invoice, locale }, headFacts(invoice, locale));
    await sheet.pause();
    y = drawParties(sheet, y + 18, { ...invoice, locale });
    await sheet.pause();
    const headline = fill(words.paidOn, {
      amount: formatRupiah(invoice.received, locale),
      date: day(invoice.paidAt),
    });
    y = sheet.text("H2", headline, { ...box, y: y + 24, size: 16, bold: true });
    y = drawItems(sheet, y + 22, [itemOf(invoice, locale)], locale);
    await sheet.pause();
    y = drawSums(sheet, y, sumsOf(invoice, locale));
    await sheet.pause();
    const inWords = `${words.words}: ${amountInWords(invoice.total, locale)}`;
    y = sheet.text("P", inWords, { ...box, y: y + 22 });
    if (invoice.received > stampThreshold)
      sheet.text("P", words.stamp, { ...box, y: y + 10, size: 8.5, colour: colours.muted });
    await sheet.pause();
    if (invoice.address) drawAddress(sheet, invoice.address, locale);
    if (invoice.received >= invoice.total) drawStamp(sheet, words.settled, day(invoice.paidAt));
    drawFoot(sheet, invoice.seller, locale);
  });
}

function headFacts(invoice: InvoiceData, locale: Locale): [string, string][] {
  const words = readSet(locale, "invoice");
  const day = (moment: Date) => formatDay(jakartaDay(moment), locale);
  const { revision } = invoice;
  const facts: [string, string | null | undefined | false][] = [
    [words.number, invoice.number],
    [words.date, day(invoice.issuedAt)],
    [words.revision, revision && `${revision.number}, ${day(revision.issuedAt)}`],
    [words.serial, revision?.taxSerial],
    [words.paidAt, day(invoice.paidAt)],
    [words.method, invoice.received > 0 && paymentMethodNames[invoice.method]],
    [words.order, invoice.orderNumber],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function itemOf(invoice: InvoiceData, locale: Locale): ItemRow {
  const words = readSet(locale, "invoice");
  // The first line is what was bought; the others become rows of the sums.
  const [bought] = invoice.lines;
  const { kind, quantity, unitPrice, amount } = bought!;
  const month = quantity === 1 ? words.month : words.months;
  const { firstDay, lastDay } = invoice;
  const period =
    firstDay && lastDay
      ? fill(words.period, { from: formatDay(firstDay, locale), until: formatDay(lastDay, locale) })
      : invoice.startsWithWorkspace && words.periodWithWorkspace;
  return {
    item: kind === "upgrade" ? fill(words.upgrade, { package: invoice.packageName }) : invoice.packageName,
    ...(period && { detail: period }),
    quantity: kind === "upgrade" ? "1" : fill(month, { count: String(quantity) }),
    price: formatRupiah(unitPrice, locale),
    amount: formatRupiah(amount, locale),
  };
}

function sumsOf(invoice: InvoiceData, locale: Locale): SumRow[] {
  const { received, total, voucherCode } = invoice;
  const words = readSet(locale, "invoice");
  const money = (amount: Rupiah) => formatRupiah(amount, locale);
  const rows = priceRows({ ...invoice, voucher_code: voucherCode }, locale);
  rows.push([words.paid, money(received)]);
  if (received < total) rows.push([words.short, money(minus(total, received))]);
  if (received > total) rows.push([words.over, money(minus(received, total))]);
  return rows;
}
