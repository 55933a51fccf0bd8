import { useCallback } from "react";
import { fill } from "#text/fill.ts";
import { useLocale, useWords } from "../../../kit/data.ts";
import { parseMarks } from "../rich/marks.ts";
import type { Path } from "../words/at-path.ts";
import { labelOfKey } from "./key-names.ts";

/** Returns the function that names the last key of a path; an item of a list is named by its number. */
export function usePlaceLabel(): (path: Path) => string {
  const { names, form } = useWords("admin-content");
  const locale = useLocale();
  return (path) => {
    const key = path.at(-1);
    return typeof key === "number" ? fill(form.item, { n: key + 1 }) : labelOfKey(String(key ?? ""), names, locale);
  };
}

/** Returns the function that names a place with what is around it: "Questions › 2 › Answer". */
export function usePathLabel(): (path: Path) => string {
  const { names } = useWords("admin-content");
  const locale = useLocale();
  return useCallback(
    (path) =>
      path.map((key) => (typeof key === "number" ? String(key + 1) : labelOfKey(key, names, locale))).join(" › "),
    [names, locale],
  );
}

/** Returns what an item calls itself: its title, question, name or first short text. */
export function titleOf(value: unknown): string {
  if (typeof value === "string")
    return parseMarks(value)
      .map(({ text }) => text)
      .join("");
  if (typeof value !== "object" || value === null) return "";
  const own = value as Record<string, unknown>;
  const named = ["title", "question", "name", "label", "term", "heading", "subject"].map((key) => own[key]);
  const found = [...named, ...Object.values(own)].find((text) => typeof text === "string" && text !== "");
  return typeof found === "string"
    ? titleOf(found)
    : titleOf(Object.values(own).find((item) => typeof item === "object"));
}
