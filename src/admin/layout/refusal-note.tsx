import type { Refusal } from "#client/api/outcome.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** Says why something could not be read or done, with a button that repeats it. */
export function RefusalNote({ refusal, onRetry }: { refusal: Refusal | undefined; onRetry?: () => unknown }) {
  const { retry } = useWords("admin");
  const textOf = useRefusalText();
  if (!refusal || refusal.code === "aborted") return null;
  return (
    <div role="alert" className="refusal-note">
      <Icon name="alert" className="size-4 shrink-0" />
      <p className="flex-1">{textOf(refusal)}</p>
      {onRetry && (
        <Button kind="secondary" onClick={() => void onRetry()}>
          {retry}
        </Button>
      )}
    </div>
  );
}
