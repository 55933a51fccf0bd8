import { readSet } from "#content/read-set.server.ts";
import { rupiah } from "#money/rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDay } from "#time/format.ts";
import { formatRupiah } from "../prices/format-rupiah.ts";
import type { Voucher, VoucherHolder, VoucherRefusal } from "./voucher.ts";

/**
 * Returns why a voucher does not count, in words for the customer, with the voucher's own dates and numbers, and the number
 * of the order that holds it.
 */
export function voucherRefusalText(
  refusal: VoucherRefusal,
  { row, heldBy }: { row: Voucher | null; heldBy: VoucherHolder | null },
  locale: Locale,
): string {
  const { voucherRefusals, voucherHolders } = readSet(locale, "shop-messages");
  if (refusal === "held_by_customer" && heldBy)
    return fill(voucherHolders[heldBy.isChecked ? "checked" : "unpaid"], { order: heldBy.order });
  const text = voucherRefusals[refusal];
  if (!row) return text;
  return fill(text, {
    from: formatDay(row.startsOn, locale),
    until: formatDay(row.endsOn, locale),
    months: String(row.minMonths),
    worth: voucherWorth(row, locale),
  });
}

/** Returns the discount of a voucher: `15% off, at most Rp2,000,000`. */
export function voucherWorth({ unit, value, cap }: Voucher, locale: Locale): string {
  const { off, capped } = readSet(locale, "shop-messages").voucherWorth;
  const discount = unit === "percent" ? `${value}%` : formatRupiah(rupiah(value), locale);
  if (unit !== "percent" || cap === null) return fill(off, { value: discount });
  return fill(capped, { value: discount, cap: formatRupiah(cap, locale) });
}
