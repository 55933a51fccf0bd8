import { useEffect, useRef, useState } from "react";
import type { Quote } from "#client/api/quotes.ts";
import { lookUpVoucher } from "#client/flows/look-up-voucher.ts";
import { happened, useRoot } from "#client/state/store.ts";
import type { PaymentWords } from "#content/kinds/payment.ts";
import { formatRupiah } from "#shop/prices/format-rupiah.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";

/**
 * The voucher: looked up on pressing, which sets the discount in the state. The reason for which one does not count comes
 * with the quote, so the code is quoted whether or not it was found; one that nobody knows is quoted once only, since
 * guessing is limited.
 */
export function useVoucher(words: Pick<PaymentWords["checkout"]["voucher"], "failed" | "empty">) {
  const discount = useRoot((state) => state.discount);
  const [tried, tryCode] = useState("");
  const [message, say] = useState("");
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const looking = useRef<Promise<void>>(undefined);
  // The code whose outcome the customer has seen, or is about to see.
  const judged = useRef("");
  const [stopped, stop] = useState(false);

  function apply(): Promise<void> | undefined {
    const code = input.current?.value.trim();
    if (looking.current || !code) return looking.current;
    judged.current = code;
    say("");
    tryCode("");
    setPending(true);
    looking.current = lookUpVoucher(code).then((found) => {
      looking.current = undefined;
      setPending(false);
      if (found.error) say(words.failed);
      else if (!found.code) tryCode(code);
    });
    return looking.current;
  }

  /** What the button does: an empty field says what to do. */
  function press() {
    if (input.current?.value.trim()) return void apply();
    say(words.empty);
    input.current?.focus();
  }

  /**
   * Before ordering: a code that stands in the field without having been tried is tried now. True when it was, and its
   * outcome is to be seen before anything is ordered.
   */
  async function tryTyped(): Promise<boolean> {
    const typed = input.current?.value.trim().toUpperCase();
    const known = [judged.current, discount.code].map((code) => code.toUpperCase());
    if (!looking.current && !stopped && (!typed || known.includes(typed))) return false;
    stop(true);
    await apply();
    return true;
  }

  function remove(why = "") {
    happened("discount", { type: "removed" });
    tryCode("");
    say(why);
    judged.current = input.current?.value.trim() ?? "";
  }

  const code = discount.code || tried;
  return { code, message, pending, input, press, remove, tryTyped, stopped, goOn: () => stop(false) };
}
export type VoucherControl = ReturnType<typeof useVoucher>;

/** What the quote says of the voucher: `applied` and what it saves, or why it does not count. */
export function voucherOutcome(
  { code, message }: VoucherControl,
  quote: Quote | undefined,
  words: PaymentWords["checkout"]["voucher"],
  locale: Locale,
): { applied: boolean; text: string } {
  const about = code && quote?.voucher?.code.toUpperCase() === code.toUpperCase() ? quote.voucher : null;
  const applied = about?.status === "applied";
  if (!applied) return { applied, text: message || (about?.status === "refused" ? (about.message ?? "") : "") };
  const saved = fill(words.applied, { code: about.code, discount: formatRupiah(quote?.discount ?? 0, locale) });
  return { applied, text: about.message ? `${saved} (${about.message})` : saved };
}

/** Gives a code up that nobody knows, and keeps what was said about it. */
export function useUnknownCode(quote: Quote | undefined, { remove }: VoucherControl): void {
  const refused = quote?.voucher?.reason === "unknown" ? (quote.voucher.message ?? "") : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (refused !== undefined) remove(refused);
  }, [refused]);
}

/** After an order was stopped for a code that was only typed: tells what became of it and the total, once that is known. */
export function useStoppedOrder(
  voucher: VoucherControl,
  { quote, pending }: { quote: Quote | undefined; pending: boolean },
  { words, locale, tell }: { words: PaymentWords["checkout"]; locale: Locale; tell: (text?: string) => void },
): void {
  const { text } = voucherOutcome(voucher, quote, words.voucher, locale);
  const known = voucher.stopped && !voucher.pending && !pending && text !== "" && quote;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told before is over once, and the outcome told once
  useEffect(() => {
    if (voucher.stopped) tell();
  }, [voucher.stopped]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per outcome
  useEffect(() => {
    if (!known) return;
    voucher.goOn();
    const after = formatRupiah(known.total, locale);
    tell(fill(words.changed.voucher, { reason: text.replace(/\.$/, ""), after }));
  }, [known]);
}
