import { paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatClock, formatDay, formatMoment } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { ShownOrder } from "./use-order.ts";

export type StateName = keyof PaymentWords["order"]["states"];

const ends: Record<string, StateName> = {
  expired: "expired",
  cancelled: "cancelled",
  denied: "denied",
  charge_failed: "chargeFailed",
};

/** How the state of an order is told to its customer; a closed one by why it was closed. */
export function stateName(
  { status, history, payment }: Pick<ShownOrder, "status" | "history" | "payment">,
  now: number,
): StateName {
  switch (status) {
    case "awaiting_payment":
      if (!payment || isWithoutNumber(payment)) return "draft";
      return new Date(payment.expires_at).getTime() <= now ? "overdue" : "awaiting";
    case "manual_review":
      return "review";
    case "closed": {
      const last = history.findLast(({ event }) => event in ends);
      return last ? ends[last.event]! : "closed";
    }
    case "paid":
    case "reversed":
    case "refunded":
      return status;
    default:
      return "draft";
  }
}

/** The words of a state for this order; a sentence about the voucher is for who used one. */
export function orderBody(
  body: string,
  { package: { name }, voucher_code, period }: Pick<ShownOrder, "package" | "voucher_code" | "period">,
  locale: Locale,
): string {
  const told = voucher_code ? body : body.replace(/ ?[^.]*\{voucher\}[^.]*\./, "");
  const until = period ? formatDay(period.last_day, locale) : "";
  return fill(told, { package: name, voucher: voucher_code ?? "", until });
}

/** The checkout with the same package and months. */
export function orderAgainPath({ package: { id }, months }: Pick<ShownOrder, "package" | "months">): string {
  return `/payment?package=${id}${months > 1 ? `&months=${months}` : ""}`;
}

/** That little time is left to pay, five minutes and one minute before the end: said once each, and never untrue. */
export function shortlyText(left: number, words: Pick<PaymentWords["order"]["pay"], "minutesLeft" | "minuteLeft">) {
  const minutes = Math.ceil(left / 60_000);
  return minutes === 1 ? words.minuteLeft : minutes === 5 ? fill(words.minutesLeft, { count: minutes }) : "";
}

function isWithoutNumber({ va_number, bill_key, qr_string, qr_url }: NonNullable<ShownOrder["payment"]>): boolean {
  return !(va_number || bill_key || qr_string || qr_url);
}

/** When the order was last seen, in Jakarta's time: today's by the clock alone. */
export function momentText(seenAt: string, now: Date, locale: Locale): string {
  const seen = new Date(seenAt);
  return jakartaDay(seen) === jakartaDay(now) ? formatClock(seen, locale) : formatMoment(seen, locale);
}

/** `mandiri_va` -> `Mandiri`. */
export function methodName(id: string): string {
  const known = paymentMethodIds.find((method) => method === id);
  return known ? paymentMethodNames[known] : id;
}
