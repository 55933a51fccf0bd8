import type { WordsChange } from "#content/compare-words.ts";
import { usePathLabel } from "../form/place-label.ts";
import { pathOf } from "../words/at-path.ts";
import { DifferenceText } from "./difference-text.tsx";

/** What changes, field by field. */
export function ChangeList({ changes }: { changes: readonly WordsChange[] }) {
  const labelOf = usePathLabel();
  return (
    <ul className="change-list">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <p className="text-xs font-medium text-muted">{labelOf(pathOf(path))}</p>
          <DifferenceText before={before} after={after} />
        </li>
      ))}
    </ul>
  );
}
