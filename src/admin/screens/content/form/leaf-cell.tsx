import { useId, useState } from "react";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { withoutUnseen } from "#text/plain-line.ts";
import { useWords } from "../../../kit/data.ts";
import { PicturePicker } from "../../media/picture-picker.tsx";
import { hasMarks as isMarked } from "../rich/marks.ts";
import { checkValue } from "../shape/check-value.ts";
import { FieldWarnings } from "../warnings/field-warnings.tsx";
import type { Path } from "../words/at-path.ts";
import { ConflictNote } from "./conflict-note.tsx";
import { ChosenControl, FlagControl, NumberControl, TextControl, TimeControl } from "./controls.tsx";
import { useChange, useEditor, useIssue, useValue } from "./editor-context.ts";
import { FieldFault } from "./field-fault.tsx";
import type { ControlProps, LeafShape } from "./place-context.ts";
import { RichControl } from "./rich-control.tsx";

/** Renders the control of a field in one language, or in both when they share it, with its counter and what is wrong. */
export function LeafCell({
  at,
  shape,
  path,
  label,
  optional,
}: {
  at: readonly Locale[];
  shape: LeafShape;
  path: Path;
  label: string;
  optional: boolean;
}) {
  const { mayWrite, hasMarks, onFocus } = useEditor();
  const { languages, shared, unseenDropped } = useWords("admin-content");
  const change = useChange();
  const id = useId();
  const [locale] = at as [Locale];
  const value = useValue(locale, path);
  const issue = useIssue(locale, path);
  const fault = checkValue(shape, value, optional);
  const control = controlOf(shape, path, value, hasMarks);
  const lineEnd = control === "area" || control === "code" ? "\n" : " ";
  /** Characters that the last change brought and nobody would have seen. */
  const [dropped, setDropped] = useState(0);
  const props: ControlProps = {
    value,
    setValue(next, group) {
      const seen = shape.kind === "text" && typeof next === "string" ? withoutUnseen(next, lineEnd) : next;
      setDropped(typeof next === "string" && seen !== next ? next.length - String(seen).length : 0);
      change(at, path, () => (optional && seen === "" ? undefined : seen), group);
    },
    readOnly: !mayWrite,
    label: `${label}, ${at.length > 1 ? shared : languages[locale]}`,
    isFaulty: fault !== undefined || issue !== undefined,
    noteId: id,
    lang: at.length > 1 ? undefined : locale,
    onFocus: () => onFocus(locale, path),
  };
  return (
    <div className="leaf-cell" data-locale={locale}>
      {control === "rich" && <RichControl {...props} group={`${locale}${path.join("/")}`} />}
      {(control === "line" || control === "area" || control === "code") && (
        <TextControl
          {...props}
          kind={control}
          group={`${locale}${path.join("/")}`}
          isAddress={path.at(-1) === "href"}
        />
      )}
      {(control === "date" || control === "datetime-local") && <TimeControl {...props} type={control} />}
      {shape.kind === "picture" && (
        <PicturePicker
          value={typeof value === "string" && value !== "" ? value : undefined}
          onChange={(next) => props.setValue(next ?? "")}
          label={props.label}
          readOnly={props.readOnly}
          onFocus={props.onFocus}
        />
      )}
      {shape.kind === "option" && <ChosenControl {...props} values={shape.values} optional={optional} />}
      {shape.kind === "number" && <NumberControl {...props} shape={shape} />}
      {shape.kind === "flag" && <FlagControl {...props} />}
      <div className="leaf-foot">
        <div id={id} className="min-w-0">
          <FieldFault locale={locale} path={path} fault={fault} />
          <p role="status" className="text-xs text-muted empty:hidden">
            {dropped > 0 && fill(unseenDropped, { count: String(dropped) })}
          </p>
          {shape.kind === "text" &&
            at.map((each) => <FieldWarnings key={each} locale={each} path={path} named={at.length > 1} />)}
        </div>
        {shape.kind === "text" && shape.max !== undefined && (
          <Counter length={typeof value === "string" ? value.trim().length : 0} max={shape.max} />
        )}
      </div>
      {at.map((each) => (
        <ConflictNote key={each} locale={each} path={path} />
      ))}
    </div>
  );
}

function Counter({ length, max }: { length: number; max: number }) {
  return (
    <span className="counter num" data-near={length > max * 0.9 || undefined} data-over={length > max || undefined}>
      {length} / {max}
    </span>
  );
}

/** Texts up to this length have one line, and those from the other one on may have marks. */
const longestLine = 90;
const shortestRich = 130;
/** Long texts that the site shows as they are. */
const plainKeys = new Set<unknown>(["description", "subject", "alt", "chat", "caption", "sql"]);

/** Days and times have a pattern of their own, in the form that the controls for them write. */
const timePatterns: Record<string, "date" | "datetime-local"> = {
  "^\\d{4}-\\d{2}-\\d{2}$": "date",
  "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$": "datetime-local",
};

/** Returns which control edits a text; undefined for what is no text. */
function controlOf(
  shape: LeafShape,
  path: Path,
  value: unknown,
  hasMarks: boolean,
): "line" | "area" | "rich" | "code" | "date" | "datetime-local" | undefined {
  if (shape.kind !== "text") return undefined;
  if (path.at(-1) === "code") return "code";
  const time = timePatterns[shape.pattern ?? ""];
  if (time) return time;
  if (shape.pattern || shape.format) return "line";
  const text = typeof value === "string" ? value : "";
  if (text.includes("\n")) return "area";
  const isLong = (shape.max ?? 0) >= shortestRich && !plainKeys.has(path.at(-1));
  if (hasMarks && (isLong || isMarked(text))) return "rich";
  return (shape.max ?? longestLine) > longestLine ? "area" : "line";
}
