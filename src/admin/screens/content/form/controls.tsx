import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../../../kit/data.ts";
import { DayInput } from "../../../kit/form.ts";
import type { Shape } from "../shape/shape.ts";
import { useEditor } from "./editor-context.ts";
import { labelOfValue } from "./key-names.ts";
import type { ControlProps } from "./place-context.ts";

const common = ({ label, isFaulty, noteId, onFocus }: ControlProps) => ({
  onFocus,
  "data-control": "",
  "aria-label": label,
  "aria-invalid": isFaulty || undefined,
  "aria-describedby": noteId,
});

/** One of a fixed list, such as a product. */
export function ChosenControl({
  values,
  optional,
  ...props
}: ControlProps & { values: readonly string[]; optional: boolean }) {
  const { names } = useWords("admin-content");
  const value = typeof props.value === "string" ? props.value : "";
  return (
    <div className="relative max-w-80">
      <select
        className="input appearance-none pe-10!"
        value={value}
        disabled={props.readOnly}
        onChange={({ target }) => props.setValue(target.value)}
        {...common(props)}
      >
        {(optional || !values.includes(value)) && <option value="" />}
        {values.map((each) => (
          <option key={each} value={each}>
            {labelOfValue(each, names)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-2 size-4 text-muted" />
    </div>
  );
}

export function NumberControl({ shape, ...props }: ControlProps & { shape: Extract<Shape, { kind: "number" }> }) {
  return (
    <input
      type="number"
      className="input max-w-40"
      value={typeof props.value === "number" ? props.value : ""}
      step={shape.whole ? 1 : "any"}
      min={shape.min}
      max={shape.max}
      readOnly={props.readOnly}
      onChange={({ target }) => props.setValue(target.value === "" ? undefined : Number(target.value), "number")}
      {...common(props)}
    />
  );
}

/** A day, or a time in Jakarta. */
export function TimeControl({ type, ...props }: ControlProps & { type: "date" | "datetime-local" }) {
  return (
    <DayInput
      type={type}
      className="input max-w-60"
      value={typeof props.value === "string" ? props.value : ""}
      readOnly={props.readOnly}
      onChange={({ target }) => props.setValue(target.value, type)}
      {...common(props)}
    />
  );
}

export function FlagControl(props: ControlProps) {
  const { yes, no } = useWords("admin");
  return (
    <label className="flex min-h-8.5 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={props.value === true}
        disabled={props.readOnly}
        onChange={({ target }) => props.setValue(target.checked)}
        {...common(props)}
      />
      {props.value === true ? yes : no}
    </label>
  );
}

/** A text without marks: a line, several lines, or code. Addresses offer the pages of the site. */
export function TextControl({
  value,
  setValue,
  readOnly,
  label,
  isFaulty,
  noteId,
  lang,
  onFocus,
  kind,
  group,
  isAddress,
}: ControlProps & { kind: "line" | "area" | "code"; group: string; isAddress: boolean }) {
  const { pages } = useEditor();
  const id = useId();
  const text = typeof value === "string" ? value : "";
  const props = {
    value: text,
    readOnly,
    lang,
    onFocus,
    "data-control": "",
    "aria-label": label,
    "aria-invalid": isFaulty || undefined,
    "aria-describedby": noteId,
    spellCheck: kind !== "code" && !isAddress,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value, group),
    onBlur: () => text !== text.trim() && setValue(text.trim(), group),
  };
  if (kind === "line" && !isAddress)
    return (
      <textarea
        rows={1}
        className="input field-line"
        {...props}
        // A line of its own; the field only grows with its text.
        onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        onChange={({ target }) => setValue(target.value.replace(/(?<!\s)\s*\n\s*/g, " "), group)}
      />
    );
  if (kind !== "line")
    return <textarea className={`input field-area ${kind === "code" ? "field-code" : ""}`} {...props} />;
  return (
    <>
      <input className="input" list={`${id}-pages`} {...props} />
      <datalist id={`${id}-pages`}>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
