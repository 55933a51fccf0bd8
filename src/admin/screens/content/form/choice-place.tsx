import { useId } from "react";
import { useWords } from "../../../words/use-words.ts";
import { emptyValue } from "../shape/empty-value.ts";
import { fits, optionOf } from "../shape/fits.ts";
import type { Shape } from "../shape/shape.ts";
import { useChange, useEditor, useValue } from "./editor-context.ts";
import { usePlace } from "./place-context.ts";
import { usePlaceLabel } from "./place-label.ts";
import type { PlaceProps } from "./place-props.ts";

/** A place that holds one of several kinds, such as a paragraph, a list, a table or code. */
export function ChoicePlace({ shape, path, bare = false }: PlaceProps<"choice">) {
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
