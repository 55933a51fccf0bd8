import type { Locale } from "#text/locales.ts";
import { readPublishedSet } from "../published-document.server.ts";
import { type SetName, setLocales, setNames } from "../sets.ts";
import { textsOf } from "../texts-of.ts";
import { dotted } from "./finding.ts";

/** A text in a content set, with the path to it. */
export interface Text {
  locale: Locale;
  set: SetName;
  keys: PropertyKey[];
  path: string;
  value: string;
}

/** Returns the texts of a published set in a language. */
export function* textsIn(locale: Locale, set: SetName): Generator<Text> {
  for (const { keys, value } of textsOf(readPublishedSet(locale, set)))
    yield { locale, set, keys, path: dotted(keys), value };
}

/** Returns the texts of every set in every language. */
export function* allTexts(): Generator<Text> {
  for (const set of setNames) for (const locale of setLocales(set)) yield* textsIn(locale, set);
}

/** Returns the Indonesian texts with the English ones at the same place, of the sets that have both languages. */
export function* textPairs(): Generator<{ text: Text; other: string | undefined }> {
  for (const set of setNames) {
    if (setLocales(set).length < 2) continue;
    const english = readPublishedSet("en", set);
    for (const text of textsIn("id", set)) yield { text, other: textAt(english, text.keys) };
  }
}

function textAt(words: unknown, keys: readonly PropertyKey[]): string | undefined {
  const value = keys.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], words);
  return typeof value === "string" ? value : undefined;
}
