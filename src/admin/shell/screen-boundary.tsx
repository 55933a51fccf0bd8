import { Component, type ReactNode, useEffect } from "react";
import { Button } from "#ui/button.tsx";
import { Refused } from "../data/query-client.ts";
import { RefusalNote } from "../layout/loading.tsx";
import { useWords } from "../words/use-words.ts";

interface State {
  error?: unknown;
}

/** Shows what failed instead of an empty page; the rest of the app keeps working. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failed error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

/**
 * Says that a part could not be shown. A module that is gone after a new version was deployed needs the page again: it is loaded
 * again, once and when the server answers, and a repeat does so too.
 */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
