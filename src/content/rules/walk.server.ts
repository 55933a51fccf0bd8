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

export function* textsIn(locale: Locale, set: SetName): Generator<Text> {
  for (const { keys, value } of textsOf(readPublishedSet(locale, set)))
    yield { locale, set, keys, path: dotted(keys), value };
}

export function* allTexts(): Generator<Text> {
  for (const set of setNames) for (const locale of setLocales(set)) yield* textsIn(locale, set);
}
