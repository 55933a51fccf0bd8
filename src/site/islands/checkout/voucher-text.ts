import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import type { VoucherOutcome } from "./state/checkout-types.ts";

/** Returns what a voucher saves, or why it does not count; empty without a voucher. */
export function voucherText(
  outcome: VoucherOutcome,
  words: PaymentWords["checkout"]["voucher"],
  locale: Locale,
): string {
  switch (outcome.kind) {
    case "none":
      return "";
    case "empty":
      return words.empty;
    case "failed":
      return words.failed;
    case "refused":
      return outcome.message;
    case "applied": {
      const { code, discount, message } = outcome;
      const saved = fill(words.applied, { code, discount: formatRupiah(discount, locale) });
      return message ? `${saved} (${message})` : saved;
    }
  }
}
