import { useSyncExternalStore } from "react";
import type { Refusal } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { useWords } from "../words/use-words.ts";

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
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return ({ status, code, message, retryAfterSeconds }) => {
    if (code === "offline") return online ? failure.online : failure.offline;
    if (code === "timeout") return failure.timeout;
    if (status === 0) return failure.unreachable;
    if (status === 429) return fill(failure.wait, { n: retryAfterSeconds ?? 30 });
    return message ?? failure.other;
  };
}
