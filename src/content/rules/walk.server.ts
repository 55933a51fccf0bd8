import type { Locale } from "#text/locales.ts";
import { composeSet } from "../compose-set.ts";
import { publishedWords, readShipped } from "../read-set.server.ts";
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

/** Returns the published words of a set with the names of facts in them. */
export const readRaw = (locale: Locale, set: SetName): unknown =>
  composeSet(locale, set, readShipped(locale, set), [publishedWords()]);

export function* textsIn(locale: Locale, set: SetName): Generator<Text> {
  for (const { keys, value } of textsOf(readRaw(locale, set))) yield { locale, set, keys, path: dotted(keys), value };
}

export function* allTexts(): Generator<Text> {
  for (const set of setNames) for (const locale of setLocales(set)) yield* textsIn(locale, set);
}
