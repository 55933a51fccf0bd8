import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";

interface ChosenListProps {
  label: string;
  items: readonly { id: string; name: string }[];
  onRemove: (id: string) => void;
}

/** Renders what was chosen from a long list, each with a button that removes it. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { plan: words } = useWords("admin-experiments");
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-1">
      {items.map(({ id, name }) => {
        const remove = fill(words.remove, { name });
        return (
          <li key={id} className="flex items-center gap-1 rounded-sm border border-line ps-3 text-sm">
            <span className="me-auto min-w-0 break-words py-1">{name}</span>
            <button type="button" className="icon-btn" aria-label={remove} title={remove} onClick={() => onRemove(id)}>
              <Icon name="close" className="size-4" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
