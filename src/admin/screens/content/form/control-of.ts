import { hasMarks as isMarked } from "../rich/marks.ts";
import type { Path } from "../words/at-path.ts";
import type { LeafShape } from "./place-props.ts";

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
export function controlOf(
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
