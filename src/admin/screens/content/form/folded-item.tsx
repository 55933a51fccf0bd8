import { type ReactNode, type Ref, useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { type Path, pointerOf } from "../words/at-path.ts";
import { useEditor } from "./editor-context.ts";
import { useFold } from "./folds.ts";

/** An item with a head that folds it; its fields exist only while it is open. */
export function FoldedItem({
  path,
  title,
  handle,
  actions,
  foldedByDefault,
  drop,
  itemRef,
  children,
}: {
  path: Path;
  title: string;
  /** What it is dragged by. */
  handle?: ReactNode;
  actions?: ReactNode;
  foldedByDefault: boolean;
  /** Where a dragged item would be put down. */
  drop?: "before" | "after" | "dragged" | undefined;
  itemRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}) {
  const { folds, visible } = useEditor();
  const [isFoldedByHand, toggle] = useFold(folds, path, foldedByDefault);
  const id = useId();
  // A filter shows what it found.
  const isFolded = isFoldedByHand && visible === undefined;
  return (
    <div ref={itemRef} className="item" data-place={pointerOf(path)} data-drop={drop}>
      <div className="item-head">
        {handle}
        <button type="button" className="item-title" aria-expanded={!isFolded} aria-controls={id} onClick={toggle}>
          <Icon name={isFolded ? "chevron-right" : "chevron-down"} className="size-4 shrink-0 text-muted" />
          <span className="truncate">{title}</span>
        </button>
        {actions}
      </div>
      <div id={id} hidden={isFolded} className="item-body">
        {!isFolded && children}
      </div>
    </div>
  );
}
