import type { HTMLAttributes } from "react";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import type { Shape } from "../shape/shape.ts";
import type { Path } from "../words/at-path.ts";
import { useEditor, useValue } from "./editor-context.ts";
import { FoldedItem } from "./folded-item.tsx";
import { usePlace } from "./place-context.ts";
import { titleOf, usePlaceLabel } from "./place-label.ts";

interface ListItemProps {
  shape: Shape;
  path: Path;
  count: number;
  isMovable: boolean;
  handle: HTMLAttributes<HTMLButtonElement>;
  drop: "before" | "after" | "dragged" | undefined;
  itemRef: (element: HTMLElement | null) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  onCopy: (() => void) | undefined;
}

/** Items with a single field need no head that folds them. */
const isSingle = ({ kind }: Shape) => kind !== "object" && kind !== "list" && kind !== "choice" && kind !== "record";

/** One item of a list with its handle and what can be done with it. */
export function ListItem(props: ListItemProps) {
  const Place = usePlace();
  const { shape, path, count, isMovable, handle, drop, itemRef } = props;
  const { shown } = useEditor();
  const { form } = useWords("admin-content");
  const label = usePlaceLabel()(path);
  const first = titleOf(useValue(shown[0] ?? "id", path));
  const grip = isMovable && (
    <button type="button" className="item-handle" aria-label={fill(form.drag, { name: label })} {...handle}>
      <svg viewBox="0 0 24 24" className="size-4" aria-hidden="true">
        <path d="M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01" className="item-dots" />
      </svg>
    </button>
  );
  const place = <Place shape={shape} path={path} bare />;
  if (isSingle(shape))
    return (
      <li ref={itemRef} className="item-line" data-drop={drop}>
        {grip}
        <div className="min-w-0 flex-1">{place}</div>
        <ItemActions {...props} />
      </li>
    );
  return (
    <li>
      <FoldedItem
        path={path}
        title={first ? `${(path.at(-1) as number) + 1}. ${first}` : label}
        handle={grip}
        actions={<ItemActions {...props} />}
        foldedByDefault={count > 3}
        drop={drop}
        itemRef={itemRef}
      >
        {place}
      </FoldedItem>
    </li>
  );
}

function ItemActions({ path, count, isMovable, onMove, onRemove, onCopy }: ListItemProps) {
  const { form } = useWords("admin-content");
  const name = usePlaceLabel()(path);
  const index = path.at(-1) as number;
  const down = "chevron-down" as const;
  const actions = [
    isMovable && { icon: down, flip: true, text: form.up, run: () => onMove(index - 1), off: index === 0 },
    isMovable && { icon: down, text: form.down, run: () => onMove(index + 1), off: index === count - 1 },
    onCopy && { icon: "copy" as const, text: form.copy, run: onCopy },
    onRemove && { icon: "close" as const, text: form.remove, run: onRemove },
  ] as const;
  return (
    <span className="item-actions">
      {actions.map(
        (action) =>
          action && (
            <button
              key={action.text}
              type="button"
              className="icon-btn"
              aria-label={fill(action.text, { name })}
              title={fill(action.text, { name })}
              disabled={"off" in action && action.off}
              onClick={action.run}
            >
              <Icon name={action.icon} className={`size-4 ${"flip" in action ? "rotate-180" : ""}`} />
            </button>
          ),
      )}
    </span>
  );
}
