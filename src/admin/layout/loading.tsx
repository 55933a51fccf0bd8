import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { CallResult } from "../data/use-call.ts";
import { useWords } from "../words/use-words.ts";

/** Stands for content that is on its way. */
export function Loading({ lines = 4 }: { lines?: number | undefined }) {
  const { loading } = useWords("admin");
  return (
    <div role="status" className="stack-3" aria-label={loading}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** Renders what a call returned, once it is there; before, that it is on its way or why it could not be read. */
export function Loaded<View>({
  call: { data, refusal, refetch },
  lines,
  children,
}: {
  call: CallResult<View>;
  /** How high what is on its way will be about. */
  lines?: number;
  children: (data: View) => ReactNode;
}) {
  return (
    <>
      <RefusalNote refusal={refusal} onRetry={refetch} />
      {data !== undefined ? children(data) : !refusal && <Loading lines={lines} />}
    </>
  );
}

/**
 * Says why something could not be read or done, with a button that repeats it. Once the device is connected again, what was
 * read is read again by itself, and what was not sent is no alarm any more but can be sent with one press.
 */
export function RefusalNote({
  refusal,
  onRetry,
  onSend,
}: {
  refusal: Refusal | undefined;
  onRetry?: () => unknown;
  /** Sends again what was typed; offered only once that can succeed. */
  onSend?: () => unknown;
}) {
  const { retry, failure } = useWords("admin");
  const textOf = useRefusalText();
  const isBack = useIsOnline() && refusal?.code === "offline";
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    if (isBack) void latest.current?.();
  }, [isBack]);
  if (!refusal || refusal.code === "aborted") return null;
  return (
    <div role={isBack ? "status" : "alert"} className="refusal-note" data-back={isBack || undefined}>
      <Icon name={isBack ? "info" : "alert"} className="size-4 shrink-0" />
      <p className="flex-1">{textOf(refusal)}</p>
      {onRetry && (
        <Button kind="secondary" onClick={() => void onRetry()}>
          {retry}
        </Button>
      )}
      {onSend && isBack && (
        <Button kind="secondary" onClick={() => void onSend()}>
          {failure.sendNow}
        </Button>
      )}
    </div>
  );
}

const useIsOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/**
 * Returns the function that says a refusal in words: the server's, or ours where none came. Once the device is connected
 * again, what could not be sent says that it can be sent now.
 */
export function useRefusalText(): (refusal: Refusal) => string {
  const { failure } = useWords("admin");
  const online = useIsOnline();
  return ({ status, code, message, retryAfterSeconds }) => {
    if (code === "offline") return online ? failure.online : failure.offline;
    if (code === "timeout") return failure.timeout;
    if (status === 0) return failure.unreachable;
    if (status === 429) return fill(failure.wait, { n: retryAfterSeconds ?? 30 });
    return message ?? failure.other;
  };
}
