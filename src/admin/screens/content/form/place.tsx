import { type ReactNode, useId } from "react";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { emptyValue } from "../shape/empty-value.ts";
import { fits, optionOf } from "../shape/fits.ts";
import type { Shape } from "../shape/shape.ts";
import { getAt, type Path, pointerOf } from "../words/at-path.ts";
import { useChange, useDocumentState, useEditor, useValue } from "./editor-context.ts";
import { LeafPlace } from "./leaf-place.tsx";
import { ListPlace } from "./list-place.tsx";
import { PlaceContext, type PlaceProps, usePlace } from "./place-context.ts";
import { usePlaceLabel } from "./place-label.ts";
import { RecordPlace } from "./record-place.tsx";

/** Renders one place of the words with everything below it, by its shape; nothing where a filter leaves it out. */
function Place({ shape, path, optional = false, bare = false }: PlaceProps) {
  const { visible } = useEditor();
  if (shape.kind === "constant" || (visible && !visible.has(pointerOf(path)))) return null;
  const props = { path, optional, bare };
  if (shape.kind === "object")
    return (
      <Presence shape={shape} {...props}>
        <ObjectPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "list")
    return (
      <Presence shape={shape} {...props}>
        <ListPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "record")
    return (
      <Presence shape={shape} {...props}>
        <RecordPlace shape={shape} {...props} />
      </Presence>
    );
  if (shape.kind === "choice") return <ChoicePlace shape={shape} {...props} />;
  return <LeafPlace shape={shape} {...props} />;
}

/** Renders a place and everything below it, where no other place is around it. */
export function RootPlace(props: PlaceProps) {
  return (
    <PlaceContext value={Place}>
      <Place {...props} />
    </PlaceContext>
  );
}

/** The fields of an object below each other. */
function ObjectPlace({ shape, path, bare }: PlaceProps<"object">) {
  const Place = usePlace();
  const label = usePlaceLabel()(path);
  const fields = shape.fields.map(({ key, shape: own, optional }) => (
    <Place key={key} shape={own} path={[...path, key]} optional={optional} />
  ));
  if (bare) return <div className="place-fields">{fields}</div>;
  return (
    <fieldset className="place-group" data-place={pointerOf(path)}>
      <legend className="place-title">{label}</legend>
      <div className="place-fields">{fields}</div>
    </fieldset>
  );
}

/** Offers to add what is absent: in both languages, or in the one that lacks it. */
function Presence({
  shape,
  path,
  optional = false,
  children,
}: {
  shape: Shape;
  path: Path;
  optional?: boolean;
  children: ReactNode;
}) {
  const { present, mayWrite } = useEditor();
  const lacking = useLacking(path);
  const { form, languages } = useWords("admin-content");
  const change = useChange();
  const label = usePlaceLabel()(path);
  const add = (at: readonly Locale[]) => change(at, path, () => emptyValue(shape));
  if (present.length > 0 && lacking.length === present.length)
    return mayWrite ? (
      <p>
        <Button kind="secondary" onClick={() => add(present)}>
          <Icon name="plus" className="size-4" />
          {fill(form.addNamed, { name: label })}
        </Button>
      </p>
    ) : null;
  return (
    <>
      {children}
      {mayWrite &&
        lacking.map((locale) => (
          <p key={locale} className="place-lacking">
            {fill(form.lacking, { name: label, language: languages[locale] })}
            <button type="button" className="link" onClick={() => add([locale])}>
              {fill(form.addIn, { language: languages[locale] })}
            </button>
          </p>
        ))}
      {mayWrite && optional && (
        <p>
          <button type="button" className="link text-sm" onClick={() => change(present, path, () => undefined)}>
            {fill(form.removeNamed, { name: label })}
          </button>
        </p>
      )}
    </>
  );
}

/** Returns the languages whose words have what is around a place, but not the place itself. */
function useLacking(path: Path): readonly Locale[] {
  const { present } = useEditor();
  // A string, as a new list would render again each time.
  const lacking = useDocumentState(({ sides }) =>
    present
      .filter((locale) => {
        const { words } = sides[locale];
        const around = getAt(words, path.slice(0, -1));
        const isNext = typeof path.at(-1) !== "number" || (Array.isArray(around) && around.length === path.at(-1));
        return around !== undefined && isNext && getAt(words, path) === undefined;
      })
      .join(),
  );
  return locales.filter((locale) => lacking.split(",").includes(locale));
}

/** A place that holds one of several kinds, such as a paragraph, a list, a table or code. */
function ChoicePlace({ shape, path, bare = false }: PlaceProps<"choice">) {
  const Place = usePlace();
  const { present, mayWrite } = useEditor();
  const { kinds, form } = useWords("admin-content");
  const label = usePlaceLabel()(path);
  const change = useChange();
  const id = useId();
  const value = useValue(present[0] ?? "id", path);
  const chosen = optionOf(shape.options, value);
  const names = shape.options.map((option) => kinds[kindOf(option)]);
  const choose = (index: number) =>
    change(present, path, (old) => (fits(shape.options[index]!, old) ? old : converted(shape.options[index]!, old)));
  return (
    <div className="place-fields">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <label htmlFor={id} className={bare ? "text-muted" : "font-medium"}>
          {bare ? form.kind : label}
        </label>
        <select
          id={id}
          className="place-kind"
          value={chosen}
          disabled={!mayWrite}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {names.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Place shape={shape.options[chosen]!} path={path} bare />
    </div>
  );
}

type Kind = "text" | "list" | "code" | "table" | "other";

function kindOf(option: Shape): Kind {
  if (option.kind === "text") return "text";
  const keys = option.kind === "object" ? option.fields.map(({ key }) => key) : [];
  return (["list", "code"] as const).find((kind) => keys.includes(kind)) ?? (keys.includes("rows") ? "table" : "other");
}

/** Preserves the text when a paragraph becomes a list or code, and a list a paragraph. */
function converted(option: Shape, old: unknown): unknown {
  const next = emptyValue(option);
  const lines = (old as { list?: string[]; code?: string } | undefined) ?? {};
  const text = typeof old === "string" ? old : (lines.code ?? lines.list?.join(" ") ?? "");
  const kind = kindOf(option);
  if (kind === "text") return text;
  if (kind === "list") return { ...(next as object), list: [text] };
  return kind === "code" ? { ...(next as object), code: text } : next;
}
