import type { MethodChange } from "#shop/orders/change-method.server.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import type { Shop } from "#shop/shop.server.ts";
import { voucherRefusalText } from "#shop/vouchers/voucher-text.server.ts";
import type { Locale } from "#text/locales.ts";
import { Problem } from "../http/problem.ts";
import { viewQuote, viewUpgradeQuote } from "./view-quote.ts";

/** Returns the problem with which a call reports a refusal of the shop. */
export function orderProblem(
  refusal: Extract<MethodChange, { ok: false }>,
  methodId: string,
  locale: Locale,
  settings: Shop["settings"],
): Problem {
  switch (refusal.code) {
    case "unknown_package":
      return new Problem(400, "invalid_input", { issues: [{ path: "package_id", code: "unknown_package" }] });
    case "method": {
      const method = settings.methods.find((each) => each.id === methodId)!;
      const limit = refusal.reason === "below_method_minimum" ? method.min : method.max;
      return new Problem(400, "invalid_input", { issues: [{ path: "payment_method", code: refusal.reason, limit }] });
    }
    case "voucher_unavailable":
      return new Problem(409, "voucher_unavailable", {
        extra: {
          reason: refusal.reason,
          detail: voucherRefusalText(refusal.reason, refusal.quote?.voucher ?? { row: null, heldBy: null }, locale),
          ...(refusal.quote && { quote: viewQuote(refusal.quote, locale) }),
        },
      });
    case "price_changed":
      return new Problem(409, "price_changed", {
        extra: {
          total: refusal.total,
          detail: formatRupiah(refusal.total, locale),
          quote: "until" in refusal.quote ? viewUpgradeQuote(refusal.quote) : viewQuote(refusal.quote, locale),
        },
      });
    case "upgrade_open":
      return new Problem(409, refusal.code, { extra: { order: refusal.orderId } });
    case "idempotency_key_reused":
      return new Problem(422, refusal.code);
    case "customer_gone":
      return new Problem(403, "login_ended");
    case "payment_provider_unavailable":
      return new Problem(502, refusal.code);
    default:
      return new Problem(409, refusal.code);
  }
}
