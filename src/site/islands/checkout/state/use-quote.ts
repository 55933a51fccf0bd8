import { type Dispatch, useEffect, useRef } from "react";
import { quote as fetchQuote, type QuoteRequest } from "#client/api/quotes.ts";
import { dispatch as dispatchToRoot } from "#client/state/store.ts";
import type { CheckoutEvent, PriceRequest } from "./checkout-types.ts";

const debounceMilliseconds = 250;

/** Fetches the price that is requested, a moment after each change. A newer request aborts the older one. */
export function useQuote(request: PriceRequest<QuoteRequest> | undefined, dispatch: Dispatch<CheckoutEvent>): void {
  const hasFetched = useRef(false);
  useEffect(() => {
    if (!request) return;
    const { id, body } = request;
    const controller = new AbortController();
    const fetchPrice = async () => {
      const outcome = await fetchQuote(body, controller.signal);
      if (controller.signal.aborted) return;
      if (!outcome.ok) return dispatch({ type: "price refused", request: id, refusal: outcome.refusal });
      if (outcome.data.voucher?.reason === "unknown") dispatchToRoot("discount", { type: "removed" });
      dispatch({ type: "price received", request: id, quote: outcome.data });
    };
    const timer = setTimeout(fetchPrice, hasFetched.current ? debounceMilliseconds : 0);
    hasFetched.current = true;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, dispatch]);

  useEffect(() => {
    const refetch = () => dispatch({ type: "connection restored" });
    addEventListener("online", refetch);
    return () => removeEventListener("online", refetch);
  }, [dispatch]);
}
