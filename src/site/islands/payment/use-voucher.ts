import { useEffect, useState } from "react";
import type { Quote } from "#client/api/quotes.ts";
import { lookUpVoucher } from "#client/flows/look-up-voucher.ts";
import { happened, useRoot } from "#client/state/store.ts";

/**
 * The voucher: looked up on pressing, which sets the discount in the state. The reason for which one does not count comes
 * with the quote, so the code is quoted whether or not it was found; one that nobody knows is quoted once only, since
 * guessing is limited.
 */
export function useVoucher(failed: string) {
  const discount = useRoot((state) => state.discount);
  const [tried, tryCode] = useState("");
  const [message, say] = useState("");
  const [pending, setPending] = useState(false);

  async function apply(typed: string) {
    const code = typed.trim();
    if (pending || code === "") return;
    say("");
    tryCode("");
    setPending(true);
    const found = await lookUpVoucher(code);
    setPending(false);
    if (found.error) say(failed);
    else if (!found.code) tryCode(code);
  }

  function remove(why = "") {
    happened("discount", { type: "removed" });
    tryCode("");
    say(why);
  }

  return { code: discount.code || tried, typed: tried, message, pending, apply, remove };
}
export type VoucherControl = ReturnType<typeof useVoucher>;

/** Gives a code up that nobody knows, and keeps what was said about it. */
export function useUnknownCode(quote: Quote | undefined, { remove }: VoucherControl): void {
  const refused = quote?.voucher?.reason === "unknown" ? (quote.voucher.message ?? "") : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal
  useEffect(() => {
    if (refused !== undefined) remove(refused);
  }, [refused]);
}
