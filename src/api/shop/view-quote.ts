import type { Quote } from "#shop/prices/make-quote.server.ts";
import type { QuoteView } from "#shop/prices/quote-contract.ts";
import type { UpgradeQuoteView } from "#shop/subscriptions/subscription-contract.ts";
import type { OfferedUpgrade } from "#shop/subscriptions/subscription-orders.server.ts";
import { voucherRefusalText, voucherWorth } from "#shop/vouchers/voucher-text.server.ts";
import type { Locale } from "#text/locales.ts";
import { viewPrice } from "./view-price.ts";

/** Returns a quote as it is sent, with the reason of a refused voucher, or the share it takes off, in words. */
export function viewQuote(quote: Quote, locale: Locale): QuoteView {
  const { price, voucher, method, methodRefusal, quotation } = quote;
  const { id, product, name } = quote.package;
  return {
    package: { id, product, name },
    months: quote.months,
    currency: "IDR",
    ...viewPrice({ ...price, unit_price: price.unitPrice, channel_fee: price.channelFee }),
    payment_method: {
      id: method.id,
      status: methodRefusal ? "unavailable" : "available",
      ...(methodRefusal && { reason: methodRefusal }),
    },
    voucher: voucher && viewVoucher(voucher, locale),
    quotation: quotation && { number: quotation.number, valid_until: quotation.validUntil },
  };
}

function viewVoucher(voucher: NonNullable<Quote["voucher"]>, locale: Locale): QuoteView["voucher"] {
  const { code, row, refusal } = voucher;
  if (refusal)
    return { code, status: "refused", reason: refusal, message: voucherRefusalText(refusal, voucher, locale) };
  return { code, status: "applied", ...(row?.unit === "percent" && { message: voucherWorth(row, locale) }) };
}

/** Returns what an upgrade costs as it is sent. */
export function viewUpgradeQuote({ price: { total, unitPrice, dpp, ppn }, until }: OfferedUpgrade): UpgradeQuoteView {
  return { total, unit_price: unitPrice, dpp, ppn, until };
}
