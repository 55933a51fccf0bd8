import { readSet } from "#content/read-set.server.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Voucher, VoucherRefusal } from "./voucher.ts";

/** Returns why a voucher does not count, in words for the customer, with the voucher's own dates and numbers. */
export function voucherRefusalText(refusal: VoucherRefusal, voucher: Voucher | null, locale: Locale): string {
  const text = readSet(locale, "shop-messages").voucherRefusals[refusal];
  if (!voucher) return text;
  return fill(text, {
    from: formatDay(voucher.startsOn, locale),
    until: formatDay(voucher.endsOn, locale),
    months: String(voucher.minMonths),
    worth: voucherWorth(voucher, locale),
  });
}

/** Returns the discount of a voucher: `15% off, at most Rp2,000,000`. */
export function voucherWorth({ unit, value, cap }: Voucher, locale: Locale): string {
  const { off, capped } = readSet(locale, "shop-messages").voucherWorth;
  const discount = unit === "percent" ? `${value}%` : formatRupiah(value, locale);
  if (unit !== "percent" || cap === null) return fill(off, { value: discount });
  return fill(capped, { value: discount, cap: formatRupiah(cap, locale) });
}
