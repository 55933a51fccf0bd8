import { fill } from "#text/fill.ts";
import { useWords } from "../../../words/use-words.ts";
import { ChangeList } from "./change-list.tsx";
import type { PublishItem } from "./publish-items.ts";

/** One language of the document: whether it is published, and what that changes. */
export function ItemChoice({ item, checked, onToggle }: { item: PublishItem; checked: boolean; onToggle: () => void }) {
  const { publish, languages } = useWords("admin-content");
  const isPossible = item.faults === 0;
  return (
    <div className="publish-item">
      <label className="flex items-center gap-2 text-sm font-medium">
        <input type="checkbox" checked={checked && isPossible} disabled={!isPossible} onChange={onToggle} />
        {languages[item.locale]}
      </label>
      {!isPossible && <p className="field-fault">{fill(publish.faults, { n: item.faults })}</p>}
      <details>
        <summary className="link text-sm">{fill(publish.changes, { n: item.changes.length })}</summary>
        <ChangeList changes={item.changes} />
      </details>
    </div>
  );
}
