import { useEffect, useRef, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { type Quote, type QuoteRequest, quote } from "#client/api/quotes.ts";

const pause = 250;

interface Known {
  quote?: Quote;
  /** What the quote answers. */
  about?: string;
  refusal?: Refusal;
}

/**
 * The server's price of what is asked for, asked anew a moment after each change. A newer question aborts the older one,
 * so an old answer never takes the place of a new one; until it comes the last price stays, marked as `pending`.
 */
export function useQuote(asked: QuoteRequest) {
  const question = JSON.stringify(asked);
  const [known, know] = useState<Known>({});
  const [turn, setTurn] = useState(0);
  const begun = useRef(false);
  const again = () => setTurn((last) => last + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const over = new AbortController();
    const timer = setTimeout(
      async () => {
        const outcome = await quote(JSON.parse(question), over.signal);
        if (over.signal.aborted) return;
        if (outcome.ok) know({ quote: outcome.data, about: question });
        else know((last) => ({ ...last, refusal: outcome.refusal }));
      },
      begun.current ? pause : 0,
    );
    begun.current = true;
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [question, turn]);

  useEffect(() => {
    const retry = () => setTurn((last) => last + 1);
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, []);

  const pending = known.about !== question;
  return {
    quote: known.quote,
    refusal: known.refusal,
    pending,
    retry: () => {
      know(({ refusal: _gone, ...rest }) => rest);
      again();
    },
    /** Takes a price that came with a refused order. */
    take: (fresh: Quote) => know({ quote: fresh, about: question }),
  };
}
