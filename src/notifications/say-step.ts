import type { Words } from "#content/sets.ts";
import { rupiah } from "#money/rupiah.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatMonth } from "#time/format.ts";
import type { NotificationParams, Step } from "./steps.ts";

/** Returns the sentence of a notification: who did what, and that it is the reader's turn. */
export function sayStep(
  { steps }: Words<"admin-notifications">,
  { step, params }: { step: Step; params: NotificationParams },
  locale: Locale,
): string {
  const { amount, period, ...values } = params;
  const money = typeof amount === "number" && { amount: formatRupiah(rupiah(amount), locale) };
  const month = typeof period === "string" && { period: formatMonth(period, locale) };
  return fill(steps[step].line, { ...values, ...money, ...month });
}
