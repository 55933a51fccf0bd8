import { useCallback, useEffect, useRef, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";

/**
 * Returns the token that is the fragment of the address, and what it opens. Another link opened in this tab changes the
 * fragment alone. A response that is older than another one, or for another token, is dropped.
 */
export function useFragmentToken<T>(read: (token: string) => Promise<Outcome<T>>) {
  const [token, setToken] = useState("");
  const [data, setData] = useState<T>();
  const [refusal, setRefusal] = useState<Refusal>();
  const requests = useRef(0);

  const show = useCallback((fresh: T) => {
    requests.current++;
    setData(() => fresh);
    setRefusal(undefined);
  }, []);
  const load = useCallback(async () => {
    const request = ++requests.current;
    const outcome = await read(location.hash.slice(1) || "-");
    if (request !== requests.current) return;
    if (outcome.ok) return show(outcome.data);
    // Without a network, what was read stays.
    if ([404, 410].includes(outcome.refusal.status)) setData(undefined);
    setRefusal(outcome.refusal);
  }, [read, show]);
  useEffect(() => {
    const open = () => {
      setToken(location.hash.slice(1));
      setData(undefined);
      setRefusal(undefined);
      // Opened in another tab too, the page in the other language or edition is about the same.
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-twin]")) link.hash = location.hash;
      void load();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [load]);
  return { token, data, refusal, load, show };
}
