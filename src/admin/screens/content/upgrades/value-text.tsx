import { useWords } from "../../../words/use-words.ts";
import { DifferenceText } from "../publish/difference-text.tsx";
import { isSame } from "../words/at-path.ts";

/** One side of a field: what differs from the words before, or that nothing does. */
export function ValueText({ label, before, value }: { label: string; before?: unknown; value: unknown }) {
  const { upgrades: words } = useWords("admin-content-board");
  const isFirst = before === undefined;
  return (
    <div className="upgrade-side">
      <p className="upgrade-side-name">{label}</p>
      {value === undefined || value === null ? (
        <p className="text-muted">{words.removed}</p>
      ) : !isFirst && isSame(before, value) ? (
        <p className="text-muted">{words.unchanged}</p>
      ) : (
        <DifferenceText before={isFirst ? value : before} after={value} quiet={isFirst} />
      )}
    </div>
  );
}
