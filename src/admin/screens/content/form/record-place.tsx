import { useId, useState } from "react";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { emptyValue } from "../shape/empty-value.ts";
import { getAt, pointerOf } from "../words/at-path.ts";
import { useChange, useDocumentState, useEditor, useValue } from "./editor-context.ts";
import { FoldedItem } from "./folded-item.tsx";
import { nameOfEntry } from "./key-names.ts";
import { type PlaceProps, usePlace } from "./place-context.ts";
import { titleOf, usePlaceLabel } from "./place-label.ts";

/** Entries by their key, such as the facts of the owner or the titles of pages. */
export function RecordPlace({ shape, path, bare }: PlaceProps<"record">) {
  const Place = usePlace();
  const { present, mayWrite, visible } = useEditor();
  const { form, names } = useWords("admin-content");
  const label = usePlaceLabel()(path);
  const change = useChange();
  const joined = useDocumentState(({ sides }) =>
    JSON.stringify([
      ...new Set(present.flatMap((locale) => Object.keys((getAt(sides[locale].words, path) ?? {}) as object))),
    ]),
  );
  const keys = JSON.parse(joined) as string[];
  const values = (useValue(present[0] ?? "id", path) ?? {}) as Record<string, unknown>;
  const isLeaf = shape.item.kind === "text";
  const left = shape.keys?.filter((key) => !keys.includes(key));
  return (
    <div className="place-fields" data-place={pointerOf(path)}>
      {!bare && <p className="place-title">{label}</p>}
      {keys
        .filter((key) => !visible || visible.has(pointerOf([...path, key])))
        .map((key) => {
          const own = [...path, key];
          const remove = mayWrite && (
            <button
              type="button"
              className="icon-btn"
              aria-label={fill(form.removeNamed, { name: nameOfEntry(key, names) })}
              onClick={() => change(present, own, () => undefined)}
            >
              <Icon name="close" className="size-4" />
            </button>
          );
          return isLeaf ? (
            <div key={key} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <Place shape={shape.item} path={own} />
              </div>
              {remove}
            </div>
          ) : (
            <FoldedItem
              key={key}
              path={own}
              title={`${nameOfEntry(key, names)} · ${titleOf(values[key])}`}
              actions={remove}
              foldedByDefault={keys.length > 3}
            >
              <Place shape={shape.item} path={own} bare />
            </FoldedItem>
          );
        })}
      {mayWrite && left?.length !== 0 && (
        <NewKey
          pattern={shape.pattern}
          keys={left}
          taken={keys}
          onAdd={(key) => change(present, [...path, key], () => emptyValue(shape.item))}
        />
      )}
    </div>
  );
}

function NewKey({
  pattern,
  keys,
  taken,
  onAdd,
}: {
  pattern: string | undefined;
  keys: readonly string[] | undefined;
  taken: readonly string[];
  onAdd: (key: string) => void;
}) {
  const { form } = useWords("admin-content");
  const [typed, setTyped] = useState("");
  const id = useId();
  const key = typed.trim();
  const isPossible =
    key !== "" && !taken.includes(key) && (keys?.includes(key) ?? (!pattern || new RegExp(pattern).test(key)));
  const add = () => {
    if (!isPossible) return;
    onAdd(key);
    setTyped("");
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {form.newKey}
      </label>
      <input
        id={id}
        className="input max-w-56"
        value={typed}
        list={`${id}-keys`}
        aria-invalid={key !== "" && !isPossible ? true : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === "Enter" && add()}
      />
      <datalist id={`${id}-keys`}>
        {keys?.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Button kind="secondary" onClick={add} aria-disabled={!isPossible || undefined}>
        <Icon name="plus" className="size-4" />
        {form.add}
      </Button>
    </div>
  );
}
