import { type RefObject, useEffect, useRef, useState } from "react";
import { search } from "#client/api/search.ts";
import type { Locale } from "#text/locales.ts";
import type { SearchState } from "./results.tsx";

/** Allowed length of a query, in characters (API.md). */
export const queryLength = { least: 2, most: 100 } as const;
/** Milliseconds without a key before the search. */
const pause = 180;
const maxResults = 20;

/**
 * Searches for the text of the field. A later query aborts an earlier one, and the address names the query, so that
 * Back returns to its results. `offline` is true when the last search failed for lack of a network; it is repeated once
 * there is one. `searchNow` resolves to false when the page itself may still render the results.
 */
export function useSearchResults(initial: SearchState, locale: Locale, field: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(false);
  const current = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function searchNow(): Promise<boolean> {
    const query = field.current?.value.replace(/\s+/g, " ").trim() ?? "";
    clearTimeout(timer.current);
    current.current?.abort();
    if (query.length < queryLength.least) {
      setBusy(false);
      setOffline(false);
      setState({ query, status: "empty", results: [] });
      replaceQuery("");
      return true;
    }
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    const outcome = await search(query, locale, controller.signal, maxResults);
    if (controller.signal.aborted) return true;
    setBusy(false);
    const noResponse = !outcome.ok && outcome.refusal.status === 0;
    setOffline(noResponse);
    if (!outcome.ok) return noResponse;
    const { data, meta } = outcome.data;
    setState({ query, status: "searched", results: data, suggestion: meta?.suggestion });
    replaceQuery(query);
    return true;
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, pause);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is hydrated
  useEffect(() => {
    // Something was typed before hydration.
    if (field.current && field.current.value.trim() !== initial.query) searchSoon();
    return () => {
      clearTimeout(timer.current);
      current.current?.abort();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: searches for the text that the field has by then
  useEffect(() => {
    if (!offline) return;
    addEventListener("online", searchNow);
    return () => removeEventListener("online", searchNow);
  }, [offline]);

  return { state, busy, offline, searchNow, searchSoon };
}

function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set("q", query);
  else url.searchParams.delete("q");
  history.replaceState(history.state, "", url);
}
