import type { Locale } from "#text/locales.ts";
import type { Day } from "#time/jakarta-day.ts";

/** The company that sells. Stored with every invoice. */
export interface Seller {
  name: string;
  address: string;
  npwp: string;
  email?: string;
  phone?: string;
  /** The name and colours of its letterhead; missing on older invoices. */
  company?: string;
  colours?: { primary: string; accent: string };
  /** Its own logo, by the hash of the picture; a mark alone stands beside the name. Without it, the shipped drawing does. */
  logo?: { hash: string; isMark: boolean } | undefined;
  /** The English names and address; missing on older invoices. */
  en?: { name: string; address: string; company?: string };
}

/** Returns the seller as a document in this language names it. */
export function sellerIn({ en, ...seller }: Seller, locale: Locale): Omit<Seller, "en"> {
  return locale === "en" && en ? { ...seller, ...en } : seller;
}

/**
 * Receipts above this amount that state money received need a Rp10,000 duty stamp (meterai) (PAYMENTS.md section 4).
 */
export const stampThreshold = 5_000_000;

/** Returns the month: `2026-11-20` -> `202611`. */
export function monthOf(day: Day): string {
  return day.slice(0, 7).replace("-", "");
}

const fileWords = {
  invoice: { id: "tagihan", en: "invoice" },
  revision: { id: "revisi", en: "revision" },
  creditNote: { id: "nota-kredit", en: "credit-note" },
  quotation: { id: "penawaran", en: "quotation" },
};

/** Returns the name: `tagihan-INV-202611-000042.pdf`, `invoice-INV-202611-000042-revision-1.pdf`. */
export function invoiceFileName(number: string, revision: number, locale: Locale): string {
  const suffix = revision > 0 ? `-${fileWords.revision[locale]}-${revision}` : "";
  return `${fileWords.invoice[locale]}-${number}${suffix}.pdf`;
}

/** Returns the name: `nota-kredit-CN-202611-000001.pdf`. */
export function creditNoteFileName(number: string, locale: Locale): string {
  return `${fileWords.creditNote[locale]}-${number}.pdf`;
}

/** Returns the name: `penawaran-QUO-202611-000001.pdf`. */
export function quotationFileName(number: string, locale: Locale): string {
  return `${fileWords.quotation[locale]}-${number}.pdf`;
}

/**
 * Reads the code and serial number of a faktur pajak, without separators: 17 digits since Coretax (transaction code 01 to 10, two
 * digits of status, 13 of the serial: PER-11/PJ/2025 art. 37), 16 before (transaction code 01 to 09, one digit of status,
 * 13 of the serial: PER-03/PJ/2022). Null for anything else.
 */
export function readTaxSerial(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, "");
  return /^((0[1-9]|10)\d{2}|0[1-9]\d)\d{13}$/.test(digits) ? digits : null;
}
