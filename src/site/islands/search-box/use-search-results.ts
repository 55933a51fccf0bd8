import { type RefObject, useEffect, useRef, useState } from "react";
import { search } from "#client/api/search.ts";
import type { Locale } from "#text/locales.ts";
import type { SearchState } from "./results.tsx";

/** Characters of a query that can be answered (API.md). */
export const queryLength = { least: 2, most: 100 } as const;
/** Milliseconds without a key before it is asked. */
const pause = 180;
const shown = 20;

/**
 * The newest answer to what stands in the field. A later query gives up an earlier one, and the address keeps step, so
 * that a result can be left and come back to. `offline` says that the newest question could not be put; it is put again
 * once there is a connection. `ask` resolves to false when the page itself may still answer.
 */
export function useSearchResults(first: SearchState, locale: Locale, field: RefObject<HTMLInputElement | null>) {
  const [answered, setAnswered] = useState(first);
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(false);
  const current = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function ask(): Promise<boolean> {
    const query = field.current?.value.replace(/\s+/g, " ").trim() ?? "";
    clearTimeout(timer.current);
    current.current?.abort();
    if (query.length < queryLength.least) {
      setBusy(false);
      setOffline(false);
      setAnswered({ query, asked: "nothing", results: [] });
      keepAddress("");
      return true;
    }
    const own = new AbortController();
    current.current = own;
    setBusy(true);
    const outcome = await search(query, locale, own.signal, shown);
    if (own.signal.aborted) return true;
    setBusy(false);
    const unheard = !outcome.ok && outcome.refusal.status === 0;
    setOffline(unheard);
    if (!outcome.ok) return unheard;
    const { data, meta } = outcome.data;
    setAnswered({ query, asked: "yes", results: data, suggestion: meta?.suggestion });
    keepAddress(query);
    return true;
  }

  function askSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, pause);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this part of the page wakes
  useEffect(() => {
    // What was typed before this part of the page woke.
    if (field.current && field.current.value.trim() !== first.query) askSoon();
    return () => {
      clearTimeout(timer.current);
      current.current?.abort();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks what stands in the field by then
  useEffect(() => {
    if (!offline) return;
    addEventListener("online", ask);
    return () => removeEventListener("online", ask);
  }, [offline]);

  return { answered, busy, offline, ask, askSoon };
}

function keepAddress(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set("q", query);
  else url.searchParams.delete("q");
  history.replaceState(history.state, "", url);
}
