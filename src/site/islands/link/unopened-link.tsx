import { type ReactNode, useState } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { refusalText, type WordsByCode } from "../form/refusal-text.ts";

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
