import { useWords } from "../../../words/use-words.ts";
import { DifferenceText } from "../publish/difference-text.tsx";

/** One side of a field with its changes marked; of the words before, nothing is. */
export function ValueText({ label, before, value }: { label: string; before: unknown; value: unknown }) {
  const { upgrades: words } = useWords("admin-content-board");
  const isAbsent = value === undefined || value === null;
  return (
    <div className="upgrade-side">
      <p className="upgrade-side-name">{label}</p>
      {isAbsent ? (
        <p className="text-muted">{words.removed}</p>
      ) : (
        <DifferenceText before={before} after={value} resulting />
      )}
    </div>
  );
}
