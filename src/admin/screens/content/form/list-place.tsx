import { type HTMLAttributes, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { checkValue } from "../shape/check-value.ts";
import { emptyValue } from "../shape/empty-value.ts";
import type { Shape } from "../shape/shape.ts";
import { getAt, moveItem, type Path, pointerOf } from "../words/at-path.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { useChange, useDocumentState, useEditor, useValue } from "./editor-context.ts";
import { FieldFault } from "./field-fault.tsx";
import { focusPlace } from "./focus-place.ts";
import { FoldedItem } from "./folded-item.tsx";
import { type PlaceProps, usePlace } from "./place-context.ts";
import { titleOf, usePlaceLabel } from "./place-label.ts";

/** The items of a list: added, removed and ordered in both languages at once, within what the schema allows. */
export function ListPlace({ shape, path, bare }: PlaceProps<"list">) {
  const { present, shown, mayWrite, visible, folds } = useEditor();
  const { form } = useWords("admin-content");
  const label = usePlaceLabel()(path);
  const change = useChange();
  const id = useId();
  const [said, setSaid] = useState("");
  const count = useDocumentState(({ sides }) =>
    Math.max(0, ...present.map((locale) => listOf(getAt(sides[locale].words, path)).length)),
  );
  const editLists = (edit: (list: unknown[]) => unknown[]) => change(present, path, (list) => edit(listOf(list)));
  const move = (from: number, to: number) => {
    editLists((list) => (from < list.length && to < list.length ? moveItem(list, from, to) : list));
    setSaid(fill(form.moved, { n: to + 1, count }));
    requestAnimationFrame(() => document.getElementById(`${id}-${to}`)?.focus());
  };
  const { handle, dropOf, itemRef } = useDragging(count, move);
  const indexes = Array.from({ length: count }, (_, index) => index);
  const isFixed = shape.min === shape.max;
  const limits = isFixed
    ? fill(form.exactly, { n: shape.min })
    : fill(shape.max >= 500 ? form.atLeast : form.between, { min: shape.min, max: shape.max });
  return (
    <div className="place-list" data-place={pointerOf(path)} tabIndex={-1}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {!bare && <span className="place-title">{label}</span>}
        {(isFixed || shape.min > 0 || shape.max < 500) && <span className="text-xs text-muted">{limits}</span>}
      </p>
      <ul className="place-items" aria-label={label}>
        {indexes
          .filter((index) => !visible || visible.has(pointerOf([...path, index])))
          .map((index) => (
            <ListItem
              key={index}
              shape={shape.item}
              path={[...path, index]}
              count={count}
              isMovable={mayWrite && count > 1}
              handle={{ id: `${id}-${index}`, ...handle(index) }}
              drop={dropOf(index)}
              itemRef={itemRef(index)}
              onMove={(to) => move(index, to)}
              onRemove={mayWrite && count > shape.min ? () => editLists((list) => list.toSpliced(index, 1)) : undefined}
              onCopy={
                mayWrite && count < shape.max
                  ? () => editLists((list) => (index < list.length ? list.toSpliced(index + 1, 0, list[index]) : list))
                  : undefined
              }
            />
          ))}
      </ul>
      {shown.map((locale) => (
        <ListFault key={locale} locale={locale} shape={shape} path={path} />
      ))}
      {mayWrite && count < shape.max && (
        <p>
          <Button
            kind="secondary"
            onClick={() => {
              editLists((list) => [...list, emptyValue(shape.item)]);
              focusPlace(folds, [...path, count]);
            }}
          >
            <Icon name="plus" className="size-4" />
            {form.add}
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function ListFault({ locale, shape, path }: Pick<PlaceProps<"list">, "shape" | "path"> & { locale: "id" | "en" }) {
  const { present } = useEditor();
  const length = useDocumentState(({ sides }) => listOf(getAt(sides[locale].words, path)).length);
  if (!present.includes(locale)) return null;
  const fault = checkValue(shape, Array.from({ length }));
  return (
    <>
      <ConflictNote locale={locale} path={path} />
      <FieldFault locale={locale} path={path} fault={length === 0 && shape.min === 0 ? undefined : fault} named />
    </>
  );
}

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
function ListItem(props: ListItemProps) {
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

interface Dragging {
  from: number;
  to: number;
}

/** How near to the edge of the window a dragged item scrolls it, and how far with each move, in pixels. */
const edge = 64;
const step = 14;

/**
 * Moves the items of a list by dragging their handles, with mouse, pen or finger, and by the arrow keys on a handle.
 * @param onMove called when an item was put down in another place
 */
function useDragging(count: number, onMove: (from: number, to: number) => void) {
  const items = useRef<(HTMLElement | null)[]>([]);
  const [dragging, setDragging] = useState<Dragging>();
  const placeAt = (y: number) => {
    const below = items.current.slice(0, count).findIndex((item) => {
      const box = item?.getBoundingClientRect();
      return box !== undefined && y < box.top + box.height / 2;
    });
    return below < 0 ? count : below;
  };
  /** Items below the dragged one move up by one when it is taken out. */
  const target = ({ from, to }: Dragging) => (to > from ? to - 1 : to);
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging({ from: index, to: index });
    },
    onPointerMove: ({ clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!dragging) return;
      const scroller = currentTarget.closest(".shell-main");
      if (clientY < edge) scroller?.scrollBy(0, -step);
      if (clientY > innerHeight - edge) scroller?.scrollBy(0, step);
      const to = placeAt(clientY);
      if (to !== dragging.to) setDragging({ ...dragging, to });
    },
    onPointerUp: () => {
      if (dragging && target(dragging) !== dragging.from) onMove(dragging.from, target(dragging));
      setDragging(undefined);
    },
    onPointerCancel: () => setDragging(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") setDragging(undefined);
      const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      if (to >= 0 && to < count && to !== index) onMove(index, to);
    },
  });
  const dropOf = (index: number): "before" | "after" | "dragged" | undefined => {
    if (!dragging) return undefined;
    if (index === dragging.from) return "dragged";
    if (target(dragging) === dragging.from) return undefined;
    if (index === dragging.to) return "before";
    return dragging.to === count && index === count - 1 ? "after" : undefined;
  };
  const itemRef = (index: number) => (element: HTMLElement | null) => {
    items.current[index] = element;
  };
  return { handle, dropOf, itemRef };
}
