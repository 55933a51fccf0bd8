import { type DocumentGroup, documentGroups } from "#publishing/document-group.ts";
import { useWords } from "../../../words/use-words.ts";

/** The groups of documents with their numbers. */
export function GroupTabs({
  counts,
  total,
  chosen,
  onChoose,
}: {
  counts: ReadonlyMap<DocumentGroup, number>;
  total: number;
  chosen: DocumentGroup | undefined;
  onChoose: (group: DocumentGroup | undefined) => void;
}) {
  const { groups, list } = useWords("admin-content");
  const entries = [
    { group: undefined, name: list.all, count: total },
    ...documentGroups.map((group) => ({ group, name: groups[group], count: counts.get(group) ?? 0 })),
  ];
  return (
    <fieldset aria-label={list.groups} className="group-tabs">
      {entries
        .filter(({ count, group }) => count > 0 || group === chosen)
        .map(({ group, name, count }) => (
          <button
            key={name}
            type="button"
            className="group-tab"
            aria-pressed={group === chosen}
            onClick={() => onChoose(group)}
          >
            {name} <span className="num text-muted">{count}</span>
          </button>
        ))}
    </fieldset>
  );
}
