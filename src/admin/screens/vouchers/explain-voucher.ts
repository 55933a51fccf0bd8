import type { Words } from "#content/sets.ts";
import { isRupiah, minus, rupiah, times } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { discountOf } from "#shop/prices/money.ts";
import { fill } from "#text/fill.ts";
import { type Locale, languageTags } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { isDay } from "#time/jakarta-day.ts";

/** The terms of a voucher, complete or as far as they are typed. */
export interface ExplainedTerms {
  unit: "percent" | "idr";
  value?: number | null;
  max_price?: number | null;
  start_date?: string | null;
  end_date?: string | null;
  products?: readonly string[] | null;
  min_months?: number | null;
  max_uses?: number | null;
  max_uses_per_customer?: number | null;
  /** A code of a batch. */
  once?: boolean;
}

interface Speech {
  words: Words<"admin-vouchers">["explanation"];
  locale: Locale;
  productName: (product: string) => string;
}

/** Says a discount: `10% off, at most Rp500,000`; undefined while it is not complete. */
export function explainDiscount(
  { unit, value, max_price }: ExplainedTerms,
  { words, locale }: Pick<Speech, "words" | "locale">,
): string | undefined {
  if (!value || value < 1 || (unit === "percent" && value > 100)) return undefined;
  if (unit === "idr") return isRupiah(value) ? fill(words.idr, { value: formatRupiah(value, locale) }) : undefined;
  if (!max_price) return fill(words.percent, { value: String(value) });
  if (!isRupiah(max_price)) return undefined;
  return fill(words.percentCapped, { value: String(value), cap: formatRupiah(max_price, locale) });
}

/** Says the terms of a voucher in one sentence; undefined while discount or days are missing or wrong. */
export function explainVoucher(terms: ExplainedTerms, speech: Speech): string | undefined {
  const { words, locale, productName } = speech;
  const { start_date, end_date, products, min_months, max_uses, max_uses_per_customer, once } = terms;
  const discount = explainDiscount(terms, speech);
  if (!discount || !isDay(start_date) || !isDay(end_date) || start_date > end_date) return undefined;
  const number = (count: number) => count.toLocaleString(languageTags[locale]);
  const named = new Intl.ListFormat(languageTags[locale]).format((products ?? []).map(productName));
  const parts = [
    discount,
    named ? fill(words.products, { products: named }) : words.all,
    min_months && min_months > 1 && fill(words.months, { months: number(min_months) }),
    fill(words.period, { from: formatDay(start_date, locale), until: formatDay(end_date, locale) }),
    once && words.once,
    max_uses && fill(words.uses, { n: number(max_uses) }),
    max_uses_per_customer && fill(words.each, { n: number(max_uses_per_customer) }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

const examplePrice = rupiah(1_500_000);

/** Says what an order with the voucher costs; undefined while the discount is not complete. */
export function explainExample(
  terms: ExplainedTerms,
  { words, locale }: Pick<Speech, "words" | "locale">,
): string | undefined {
  const { unit, value, max_price: cap } = terms;
  if (!explainDiscount(terms, { words, locale })) return undefined;
  const months = terms.min_months && terms.min_months > 1 ? terms.min_months : 3;
  if (!Number.isInteger(months) || !isRupiah(value) || (cap && !isRupiah(cap))) return undefined;
  const before = times(examplePrice, months);
  const off = discountOf(before, { unit, value, cap: cap ? rupiah(cap) : null });
  return fill(words.example, {
    months: String(months),
    price: formatRupiah(examplePrice, locale),
    before: formatRupiah(before, locale),
    after: formatRupiah(minus(before, off), locale),
  });
}
