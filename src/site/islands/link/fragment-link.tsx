import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Outcome, Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalText, type WordsByCode } from "../form/refusal-text.ts";

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

interface UnopenedLinkProps {
  /** Why nothing is shown; undefined while it is loaded. */
  refusal: Refusal | undefined;
  words: { loading: string; failedTitle: string; retry: string };
  /** What is said of a link that is unknown or has ended; undefined for another refusal. */
  gone: { title: string; body: string; children?: ReactNode } | undefined;
  errors: WordsByCode;
  onRetry: () => Promise<void>;
}

/** Renders the page of a link that shows nothing: it is loading, unknown, ended, or could not be loaded. */
export function UnopenedLink({ refusal, words, gone, errors, onRetry }: UnopenedLinkProps) {
  const [pending, setPending] = useState(false);
  async function retry() {
    setPending(true);
    await onRetry();
    setPending(false);
  }
  if (gone) {
    const { title, body, children } = gone;
    return (
      <div className="max-w-2xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="lead mt-3">{body}</p>
        {children}
      </div>
    );
  }
  if (refusal) {
    return (
      <div className="max-w-2xl" role="alert">
        <h1 className="text-3xl">{words.failedTitle}</h1>
        <p className="lead mt-3">{refusalText(refusal, errors)}</p>
        <Button className="mt-6" pending={pending} onClick={retry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <h1 className="needs-script flex items-center gap-3 text-3xl" role="status">
      <Icon name="clock" className="size-7 text-muted" />
      <span>{words.loading}</span>
    </h1>
  );
}
