import { Button } from "#ui/button.tsx";
import { Refused } from "../data/query-client.ts";
import { RefusalNote } from "../layout/refusal-note.tsx";
import { useWords } from "../words/use-words.ts";

/**
 * Says that a part could not be shown. A module that is gone after a new version was deployed needs the page again, so a
 * repeat loads it.
 */
export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failure, retry } = useWords("admin");
  if (error instanceof Refused) return <RefusalNote refusal={error.refusal} onRetry={onRetry} />;
  const isModule = error instanceof TypeError && /import|module/i.test(error.message);
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
