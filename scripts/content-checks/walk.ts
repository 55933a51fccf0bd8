import { readFileSync } from "node:fs";
import { setFile } from "#content/read-set.server.ts";
import { type SetName, setLocales, setNames } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";

/** A text in a content set, with the path to it. */
export interface Text {
  locale: Locale;
  set: SetName;
  path: string;
  value: string;
}

export function readRaw(locale: Locale, set: SetName): unknown {
  return JSON.parse(readFileSync(setFile(locale, set), "utf8"));
}

/** Returns every text of a value, in its order. */
export function* textsOf(value: unknown, path = ""): Generator<{ path: string; value: string }> {
  if (typeof value === "string") yield { path, value };
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsOf(item, `${path}[${index}]`);
  else if (value && typeof value === "object")
    for (const [key, item] of Object.entries(value)) yield* textsOf(item, path ? `${path}.${key}` : key);
}

export function* allTexts(): Generator<Text> {
  for (const set of setNames)
    for (const locale of setLocales(set))
      for (const text of textsOf(readRaw(locale, set))) yield { locale, set, ...text };
}

/** Returns whether a text is prose, not an address, id, date or code. */
export function isProse({ path, value }: { path: string; value: string }): boolean {
  if (
    /(^|\.)(href|id|slug|code|language|lang|version|date|day|starts|ends|email|phone|product|industry|tier|job|kind|topic|city|npwp)(\[\d+\])?$/.test(
      path,
    )
  )
    return false;
  return /\s/.test(value) && !/^(https?:|\/|mailto:)/.test(value);
}
