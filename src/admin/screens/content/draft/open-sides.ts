import type { DocumentView } from "#publishing/content-view.ts";
import { type Locale, locales } from "#text/locales.ts";
import { isSame } from "../words/at-path.ts";
import { mergeWords } from "../words/merge-words.ts";
import type { Side, Sides } from "./document-store.ts";
import { readCopy, removeCopy } from "./local-copy.ts";

/** A language in which the document cannot exist. */
const absent: Side["base"] = {
  state: "absent",
  version: 0,
  changed_at: null,
  changed_by: null,
  words: null,
  published: null,
  issues: [],
};

/** Returns the languages as they are opened: what the server has, joined with what this browser could not send. */
export function openSides({ name, languages }: Pick<DocumentView, "name" | "languages">): Sides {
  return Object.fromEntries(
    locales.map((locale) => [locale, openSide(name, locale, languages[locale] ?? absent)]),
  ) as Sides;
}

function openSide(name: string, locale: Locale, base: Side["base"]): Side {
  const side: Side = { words: base.words, base, conflicts: [], save: { status: "unchanged" } };
  const copy = readCopy(name, locale);
  if (!copy) return side;
  const { words, conflicts } = mergeWords(copy.base, copy.words, base.words);
  if (isSame(words, base.words) && conflicts.length === 0) {
    removeCopy(name, locale);
    return side;
  }
  return { ...side, words, conflicts, save: { status: "unsaved" }, restored: copy.at };
}
