import { paymentMethodIds, paymentMethodNames } from "#catalogue/payment-methods.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatClock, formatDay, formatMoment, formatWeekday } from "#time/format.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import type { ShownOrder } from "./use-order.ts";

export type StateName = keyof PaymentWords["order"]["states"];

const closingEvents: Record<string, StateName> = {
  expired: "expired",
  cancelled: "cancelled",
  denied: "denied",
  charge_failed: "chargeFailed",
};

/**
 * Returns the state that the customer is shown; a closed order by why it was closed. A payment is overdue by the server's
 * time alone.
 */
export function stateName(
  { status, history, payment, workspace }: Pick<ShownOrder, "status" | "history" | "payment" | "workspace">,
  now: number | undefined,
): StateName {
  switch (status) {
    case "awaiting_payment":
      if (!payment || isWithoutNumber(payment)) return "draft";
      return now !== undefined && new Date(payment.expires_at).getTime() <= now ? "overdue" : "awaiting";
    case "manual_review":
      return "review";
    case "closed": {
      const last = history.findLast(({ event }) => event in closingEvents);
      return last ? closingEvents[last.event]! : "closed";
    }
    case "paid":
      return workspace?.status === "preparing" ? "preparing" : "paid";
    case "reversed":
    case "refunded":
      return status;
    default:
      return "draft";
  }
}

/** Returns the text of a state for this order; the sentence about the voucher only where one was used. */
export function orderBody(
  body: string,
  {
    package: { name },
    voucher_code,
    period,
    workspace,
  }: Pick<ShownOrder, "package" | "voucher_code" | "period" | "workspace">,
  locale: Locale,
): string {
  const sentences = body.match(/[^.]+\.?|\./g) ?? [];
  const text = voucher_code ? body : sentences.filter((sentence) => !sentence.includes("{voucher}")).join("");
  const until = period ? formatDay(period.last_day, locale) : "";
  const due = workspace ? formatWeekday(workspace.due, locale) : "";
  return fill(text, { package: name, voucher: voucher_code ?? "", until, due });
}

/** Returns the path of the checkout with the same package and months. */
export function orderAgainPath({ package: { id }, months }: Pick<ShownOrder, "package" | "months">): string {
  return `/payment?package=${id}${months > 1 ? `&months=${months}` : ""}`;
}

/** Returns a reminder of the deadline five minutes and one minute before it; else an empty text. */
export function reminderText(left: number, words: Pick<PaymentWords["order"]["pay"], "minutesLeft" | "minuteLeft">) {
  const minutes = Math.ceil(left / 60_000);
  return minutes === 1 ? words.minuteLeft : minutes === 5 ? fill(words.minutesLeft, { count: minutes }) : "";
}

function isWithoutNumber({ va_number, bill_key, qr_string, qr_url }: NonNullable<ShownOrder["payment"]>): boolean {
  return !(va_number || bill_key || qr_string || qr_url);
}

/** Returns when the order was last fetched, in Jakarta's time: a time of today without its date. */
export function momentText(fetchedAt: string, now: Date, locale: Locale): string {
  const fetched = new Date(fetchedAt);
  return jakartaDay(fetched) === jakartaDay(now) ? formatClock(fetched, locale) : formatMoment(fetched, locale);
}

/** Returns the name of a payment method: `mandiri_va` -> `Mandiri`. */
export function methodName(id: string): string {
  const method = paymentMethodIds.find((known) => known === id);
  return method ? paymentMethodNames[method] : id;
}
