import type { Refusal } from "#client/api/outcome.ts";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { refusalText } from "../form/refusal-text.ts";

/** Renders what is shown until data is loaded: grey lines of its size, or the error with a button to retry. */
export function LoadingCard({
  words,
  refusal,
  onRetry,
}: {
  words: Pick<AccountWords, "area" | "errors">;
  refusal?: Refusal | undefined;
  onRetry: () => void;
}) {
  if (refusal) {
    return (
      <div className="card" role="alert">
        <p className="font-semibold">{words.area.failed}</p>
        <p className="mt-1 text-muted">{refusalText(refusal, words.errors)}</p>
        <Button kind="secondary" className="mt-4" onClick={onRetry}>
          {words.area.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="card grid gap-4" role="status">
      <span className="sr-only">{words.area.loading}</span>
      <span className="h-6 w-1/3 rounded-md bg-sunken" />
      <span className="h-12 rounded-md bg-sunken" />
      <span className="h-12 rounded-md bg-sunken" />
      <span className="h-12 w-2/3 rounded-md bg-sunken" />
    </div>
  );
}
