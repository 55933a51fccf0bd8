import { type Refusal, refused } from "#client/api/outcome.ts";
import type { Quote } from "#client/api/quotes.ts";
import { innerIssues } from "../../form/inner-issues.ts";
import {
  displayedPrice,
  displayedUpgrade,
  isPricing,
  methodUnavailable,
  priceRefusal,
  voucherOutcome,
} from "./checkout-price.ts";
import { acceptQuote, refetchPrice } from "./checkout-requests.ts";
import type { CheckoutState, OrderNotice, OrderResult } from "./checkout-types.ts";
import { removeVoucher, withVoucher } from "./checkout-voucher.ts";

/** Continues an order that waits for a voucher or a price, once both are known. */
export function advanceOrder(state: CheckoutState): CheckoutState {
  const { order } = state;
  if (order?.step !== "checking voucher" && order?.step !== "awaiting price") return state;
  if (order.step === "checking voucher" && state.voucher.lookup !== undefined) return state;
  if (isPricing(state)) return priceRefusal(state) ? endOrder(state, refused(400, "no_price")) : state;
  const total = displayedPrice(state)?.total;
  if (order.step === "checking voucher") {
    const outcome = voucherOutcome(state);
    const notice: OrderNotice | undefined = outcome.kind === "none" ? undefined : { kind: "voucher", outcome, total };
    return endOrder({ ...state, notice }, undefined);
  }
  // Only the total that was shown when the button was pressed is ordered.
  if (total === undefined || total !== order.displayedTotal) return endOrder(state, refused(400, "no_price"));
  if (methodUnavailable(state)) return endOrder(state, refused(400, "method"));
  const { press, buyer } = order;
  const upgrade = displayedUpgrade(state);
  const voucher = upgrade ? undefined : state.quote.value?.voucher;
  const confirmed = { buyer, total, voucherCode: voucher?.status === "applied" ? voucher.code : undefined, upgrade };
  return { ...state, notice: undefined, order: { press, buyer, step: "sending", confirmed } };
}

/** Ends an order that the server refused: with a notice, or with a refusal for the buyer's form. */
export function refuseOrder(state: CheckoutState, refusal: Refusal, before: number): CheckoutState {
  const quote = refusal.details.quote as Quote | undefined;
  const total = quote?.total ?? refusal.details.total;
  const after = typeof total === "number" ? total : undefined;
  switch (refusal.code) {
    case "email_unverified":
      return endOrder({ ...state, notice: { kind: "unverified" } }, undefined);
    case "price_changed": {
      const repriced =
        quote && !displayedUpgrade(state) && state.choice ? acceptQuote(state, quote) : refetchPrice(state);
      return endOrder({ ...repriced, notice: { kind: "price", before, after } }, undefined);
    }
    case "voucher_unavailable": {
      const outcome = { kind: "refused", message: refusal.message ?? "" } as const;
      // The same code may be typed once more, and is then looked up.
      const removed = withVoucher(removeVoucher(state), { problem: outcome });
      return endOrder({ ...removed, notice: { kind: "voucher", outcome, total: after } }, undefined);
    }
  }
  const wrongMethod = refusal.issues.some(({ path }) => path === "payment_method");
  return endOrder(state, wrongMethod ? refused(400, "method") : innerIssues({ ok: false, refusal }, "buyer"));
}

/** Ends the pending order. */
export function endOrder(state: CheckoutState, refusal: OrderResult["refusal"]): CheckoutState {
  return { ...state, order: undefined, result: state.order && { press: state.order.press, refusal } };
}
