import { useId } from "react";
import type { ControlProps } from "./control-props.ts";
import { useEditor } from "./editor-context.ts";

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
