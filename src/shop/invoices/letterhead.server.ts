import type PDFDocument from "pdfkit";
import { encode } from "uqr";
import { shippedBrand } from "#content/brand/shipped-brand.ts";
import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import type { Buyer } from "../orders/buyer.ts";
import { type Seller, sellerIn } from "./invoice.ts";
import type { LetterheadPicture } from "./letterhead-logo.server.ts";
import { printable } from "./printable.ts";
import { colours, contentWidth, page, type Sheet } from "./tagged-pdf.server.ts";

// The mark of the company in a square of 24: three petals of one colour, one of the other (as in public/favicon.svg).
const petals =
  "M13.06 13.06A8.19 8.19 0 0 1 22.32 22.32A8.19 8.19 0 0 1 13.06 13.06M10.94 13.06A8.19 8.19 0 0 1 1.68 22.32A8.19 8.19 0 0 1 10.94 13.06M10.94 10.94A8.19 8.19 0 0 1 1.68 1.68A8.19 8.19 0 0 1 10.94 10.94";
const goldPetal = "M13.06 10.94A8.19 8.19 0 0 1 22.32 1.68A8.19 8.19 0 0 1 13.06 10.94";

type SignColours = NonNullable<Seller["colours"]>;

interface Letterhead {
  seller: Seller;
  /** Its own logo, as the seller names it. */
  logo?: LetterheadPicture | undefined;
  locale: Locale;
}

/** Draws title and logo, then the facts one below the other; returns the y at which the next part begins. */
export function drawHead(
  sheet: Sheet,
  { title, seller, logo, locale }: Letterhead & { title: string },
  facts: readonly (readonly [string, string])[],
): number {
  const { margin } = page;
  drawLogo(sheet, { seller, logo, locale });
  let y = sheet.text("H1", title, { x: margin, y: margin - 4, width: contentWidth / 2, size: 24, bold: true }) + 20;
  for (const [label, value] of facts) {
    const row = sheet.group("P");
    const below = sheet.text("Span", label, { x: margin, y, width: 150, colour: colours.muted }, { parent: row });
    sheet.text("Span", value, { x: margin + 158, y, width: 220, bold: true }, { parent: row });
    y = below + 2;
  }
  return y;
}

/** The logo, or the mark beside the name, in points. */
const logoBox = { width: 170, height: 34 };
const markSize = 26;

/** Draws the logo, or mark and name, as they were when the invoice was issued. */
function drawLogo(sheet: Sheet, { seller: given, logo, locale }: Letterhead): void {
  const seller = sellerIn(given, locale);
  const company = seller.company ?? readSet(locale, "common").company.name;
  const right = page.width - page.margin;
  const top = page.margin - 2;
  if (logo && !seller.logo?.isMark) {
    const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height);
    const [width, height] = [logo.width * scale, logo.height * scale];
    sheet.figure(company, [right - width, top, right, top + height], (pdf) => {
      pdf.image(logo.png, right - width, top, { width, height });
    });
    return;
  }
  const left = right - markSize - 8 - sheet.width(company, { size: 19, bold: true });
  sheet.figure(company, [left, top, right, top + markSize], (pdf) => {
    if (logo) pdf.image(logo.png, left, top, { width: markSize, height: markSize });
    else drawPetals(pdf, { left, top }, seller.colours ?? shippedBrand.light);
    pdf
      .font("semibold")
      .fontSize(19)
      .fillColor(colours.ink)
      .text(company, left + markSize + 8, top + 1.5, {});
  });
}

function drawPetals(pdf: PDFDocument, at: { left: number; top: number }, { primary, accent }: SignColours): void {
  pdf
    .save()
    .translate(at.left, at.top)
    .scale(markSize / 24);
  pdf.path(petals).fill(primary);
  pdf.path(goldPetal).fill(accent);
  pdf.restore();
}

/** Draws seller and buyer side by side; returns the y at which the next part begins. */
export function drawParties(
  sheet: Sheet,
  y: number,
  { seller, buyer, email, locale }: { seller: Seller; buyer: Buyer; email: string; locale: Locale },
): number {
  const words = readSet(locale, "invoice");
  const npwp = buyer.npwp && `${words.npwp} ${buyer.npwp}`;
  const lines = [printable(buyer.name), printable(buyer.address), npwp, email];
  return drawTwoParties(sheet, y, { seller, other: { label: words.buyer, lines }, locale });
}

/**
 * Draws the seller and, where there are lines about it, the other party beside it; returns the y at which the next part
 * begins.
 */
export function drawTwoParties(
  sheet: Sheet,
  y: number,
  parties: { seller: Seller; other: { label: string; lines: readonly (string | undefined)[] }; locale: Locale },
): number {
  const { other, locale } = parties;
  const seller = sellerIn(parties.seller, locale);
  const words = readSet(locale, "invoice");
  const columns = [
    [words.seller, [seller.name, seller.address, `${words.npwp} ${seller.npwp}`, seller.email, seller.phone]],
    [other.label, other.lines],
  ] as const;
  const width = contentWidth / 2 - 16;
  const bottoms = columns.map(([label, all], index) => {
    const lines = all.filter((line): line is string => Boolean(line));
    if (lines.length === 0) return y;
    const x = page.margin + index * (contentWidth / 2);
    let bottom = sheet.text("H2", label, { x, y, width, size: 8.5, colour: colours.muted }) + 2;
    for (const [at, line] of lines.entries())
      bottom = sheet.text("P", line, { x, y: bottom, width, bold: at === 0 }) + 1;
    return bottom;
  });
  return Math.max(...bottoms);
}

/** Points of the QR code and of its stamp above the foot. */
const codeSize = 76;
const codeTop = page.height - 64 - codeSize - 24;

/** Draws the address of the page as a QR code above the foot, with a line that says what one finds there. */
export function drawAddress(sheet: Sheet, address: string, locale: Locale): void {
  const words = readSet(locale, "invoice");
  const { size, data } = encode(address, { ecc: "M", border: 0 });
  const scale = codeSize / size;
  const { margin: left } = page;
  sheet.figure(address, [left, codeTop, left + codeSize, codeTop + codeSize], (pdf) => {
    // A hair larger, or viewers leave white lines between the squares.
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) pdf.rect(left + x * scale, codeTop + y * scale, scale + 0.05, scale + 0.05);
    pdf.fill(colours.ink);
  });
  const box = { x: left + codeSize + 14, width: 220, colour: colours.muted };
  sheet.text("P", words.scan, { ...box, y: codeTop + codeSize - sheet.height(words.scan, box) });
}

/** Width and height of the stamp, in points. */
const stampSize = { width: 132, height: 44 };

/** Draws the stamp of an invoice that is paid in full, at a slant as one is put on paper. */
export function drawStamp(sheet: Sheet, text: string, day: string): void {
  const { width, height } = stampSize;
  const left = page.width - page.margin - width - 10;
  const top = codeTop + (codeSize - height) / 2;
  sheet.figure(`${text}, ${day}`, [left, top, left + width, top + height], (pdf) => {
    pdf
      .save()
      .rotate(-7, { origin: [left + width / 2, top + height / 2] })
      .lineWidth(2)
      .roundedRect(left, top, width, height, 6)
      .stroke(stampColour);
    const line = { width, align: "center" } as const;
    pdf
      .font("semibold")
      .fontSize(20)
      .fillColor(stampColour)
      .text(text, left, top + 5, line);
    pdf
      .font("regular")
      .fontSize(8)
      .text(day, left, top + 30, line);
    pdf.restore();
  });
}

/** The green of what is settled, dark enough for a black-and-white copy. */
const stampColour = "#0a6b3f";

/** Draws the seller and its contact details at the foot of the page. */
export function drawFoot(sheet: Sheet, given: Seller, locale: Locale): void {
  const seller = sellerIn(given, locale);
  const words = readSet(locale, "invoice");
  const ways = [seller.email, seller.phone].filter(Boolean).join(` ${words.or} `);
  const y = page.height - 64;
  const box = { x: page.margin, width: contentWidth, size: 8, colour: colours.muted };
  sheet.rule(y);
  const below = sheet.text("P", `${seller.name}, ${seller.address}`, { ...box, y: y + 10 });
  if (ways) sheet.text("P", fill(words.questions, { ways }), { ...box, y: below + 1 });
}
