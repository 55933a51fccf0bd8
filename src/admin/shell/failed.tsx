import { useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { Refused } from "../data/query-client.ts";
import { RefusalNote } from "../layout/refusal-note.tsx";
import { useWords } from "../words/use-words.ts";

/**
 * Says that a part could not be shown. A module that is gone after a new version was deployed needs the page again: it is loaded
 * again, once and when the server answers, and a repeat does so too.
 */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failure, retry } = useWords("admin");
  const isModule = error instanceof TypeError && /dynamically imported module|importing a module/i.test(error.message);
  useEffect(() => {
    if (isModule) void reloadOnce();
  }, [isModule]);
  if (error instanceof Refused) return <RefusalNote refusal={error.refusal} onRetry={onRetry} />;
  return (
    <div className="screen" role="alert">
      <h1 className="screen-title">{failure.broken.title}</h1>
      <p className="mt-2 text-sm text-muted">{failure.broken.body}</p>
      <p className="mt-4">
        <Button onClick={isModule ? () => location.reload() : onRetry}>{retry}</Button>
      </p>
    </div>
  );
}

/** Loads the app again, unless it was loaded so already: then the sentence stays. */
async function reloadOnce(): Promise<void> {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload") return;
  const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
