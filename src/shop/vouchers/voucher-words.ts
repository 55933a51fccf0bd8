import type { Bilingual, Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Voucher, VoucherRefusal } from "./voucher.ts";

/** Why a voucher does not count; `{from}`, `{until}`, `{months}` and `{worth}` are the voucher's own. */
const refusalWords: Record<VoucherRefusal, Bilingual> = {
  unknown: { id: "Kode voucher ini tidak dikenal", en: "We do not know this voucher code" },
  withdrawn: { id: "Voucher ini sudah ditarik", en: "This voucher has been withdrawn" },
  not_started: { id: "Voucher ini baru berlaku mulai {from}", en: "This voucher is valid from {from}" },
  ended: { id: "Voucher ini hanya berlaku sampai {until}", en: "This voucher was valid until {until}" },
  exhausted: { id: "Kuota voucher ini sudah habis", en: "This voucher has been used up" },
  other_product: { id: "Voucher ini bukan untuk produk ini", en: "This voucher is not for this product" },
  too_few_months: {
    id: "Voucher ini ({worth}) berlaku untuk langganan minimal {months} bulan",
    en: "This voucher ({worth}) needs a subscription of at least {months} months",
  },
  used_by_customer: { id: "Anda sudah memakai voucher ini", en: "You have used this voucher already" },
  held_by_customer: {
    id: "Voucher ini sedang dipakai pesanan Anda yang menunggu pembayaran",
    en: "An order of yours that awaits payment holds this voucher",
  },
};

const worthWords = {
  off: { id: "diskon {value}", en: "{value} off" },
  capped: { id: "diskon {value}, paling banyak {cap}", en: "{value} off, at most {cap}" },
} as const satisfies Record<string, Bilingual>;

/** Why a voucher does not count, in words for the customer, with the voucher's own dates and numbers. */
export function voucherRefusalText(refusal: VoucherRefusal, voucher: Voucher | null, locale: Locale): string {
  const words = refusalWords[refusal][locale];
  if (!voucher) return words;
  return words
    .replace("{from}", formatDay(voucher.startsOn, locale))
    .replace("{until}", formatDay(voucher.endsOn, locale))
    .replace("{months}", String(voucher.minMonths))
    .replace("{worth}", voucherWorth(voucher, locale));
}

/** What a voucher takes off: `15% off, at most Rp2,000,000`. */
export function voucherWorth({ unit, value, cap }: Voucher, locale: Locale): string {
  const words = worthWords[unit === "percent" && cap !== null ? "capped" : "off"][locale];
  return words
    .replace("{value}", unit === "percent" ? `${value}%` : formatRupiah(value, locale))
    .replace("{cap}", cap === null ? "" : formatRupiah(cap, locale));
}
