import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatDayOf } from "#time/format.ts";
import type { ShownOrder } from "./use-order.ts";

/** Returns the sentences about an order's money; none when exactly its total was received. */
export function moneySentences(
  { status, total, money }: Pick<ShownOrder, "status" | "total" | "money">,
  words: PaymentWords["order"]["money"],
  locale: Locale,
): string[] {
  const { received, unreturned, misfits, refunds, refund_account: account } = money;
  const values = {
    total: formatRupiah(total, locale),
    received: formatRupiah(received, locale),
    surplus: formatRupiah(unreturned, locale),
    difference: formatRupiah(Math.abs(total - received), locale),
  };
  const sentences = misfits.map((misfit) => fill(words[misfit], values));
  if (misfits.length > 0) sentences.push(words.next);
  else if (unreturned > 0)
    sentences.push(
      fill(status === "paid" ? words.extraPaid : words.extraEnded, values),
      // Of a cached order it is not known.
      ...(account === null ? [words.account] : []),
    );
  for (const { amount, status: state, at } of refunds)
    sentences.push(
      fill(state === "sent" ? words.returned : words.returning, {
        amount: formatRupiah(amount, locale),
        date: formatDayOf(at, locale),
      }),
    );
  return sentences;
}
