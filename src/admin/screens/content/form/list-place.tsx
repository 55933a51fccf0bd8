import { useId, useState } from "react";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../words/use-words.ts";
import { checkValue } from "../shape/check-value.ts";
import { emptyValue } from "../shape/empty-value.ts";
import { getAt, moveItem, pointerOf } from "../words/at-path.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { useChange, useDocumentState, useEditor } from "./editor-context.ts";
import { FieldFault } from "./field-fault.tsx";
import { focusPlace } from "./focus-place.ts";
import { ListItem } from "./list-item.tsx";
import { usePlaceLabel } from "./place-label.ts";
import type { PlaceProps } from "./place-props.ts";
import { useDragging } from "./use-dragging.ts";

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
