import { setImmediate } from "node:timers/promises";
import type { core } from "zod";
import { pointerOf } from "#content/compare-words.ts";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { type DocumentGroup, groupOf } from "../document-group.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import { listDocuments } from "../documents/list-documents.server.ts";
import { readDrafts } from "../documents/read-document.server.ts";
import type { Words } from "../tables.server.ts";
import { findPlaces, type MatchOptions } from "./find-places.ts";
import { replacedWords } from "./replace-in-drafts.server.ts";

/** How many matches one answer has. */
const maxMatches = 500;

interface Wanted extends MatchOptions {
  text: string;
  locale?: Locale | undefined;
  group?: DocumentGroup | undefined;
  replacement?: string | undefined;
}

interface FoundField {
  document: string;
  locale: Locale;
  title: string;
  version: number;
  path: string;
  value: string;
  places: { from: number; to: number }[];
  /** The rule that the field would break with the replacement. */
  issue: core.$ZodIssue | undefined;
}

/** Returns the fields that have a text, in the drafts or, where there is none, in the published words. */
export async function findText(db: Database, wanted: Wanted): Promise<{ matches: FoundField[]; more: boolean }> {
  const drafts = new Map(
    (await readDrafts(db)).map(({ document, locale, words }) => [`${locale}/${document}`, words] as const),
  );
  const matches: FoundField[] = [];
  const rows = (await listDocuments(db, () => [])).filter((row) => !wanted.group || groupOf(row) === wanted.group);
  for (const { name, languages } of rows)
    for (const locale of locales.filter((each) => !wanted.locale || each === wanted.locale)) {
      const draft = drafts.get(`${locale}/${name}`);
      const words = draft === undefined ? readPublishedDocument(documentOf(name), locale) : draft;
      if (!words || !languages[locale]) continue;
      const own = findIn(words, wanted).map((found) => ({ ...found, document: name, locale }));
      if (own.length === 0) continue;
      const { version } = languages[locale];
      const title = documentTitle(name, words);
      const { replacement } = wanted;
      const invalid =
        replacement === undefined
          ? undefined
          : replacedWords(
              { document: name, locale },
              words,
              own.map(({ path }) => path),
              { ...wanted, replacement },
            ).invalid;
      matches.push(...own.map((found) => ({ ...found, title, version, issue: invalid?.get(found.path) })));
      if (matches.length > maxMatches) return { matches: matches.slice(0, maxMatches), more: true };
      // Pages are served in between.
      await setImmediate();
    }
  return { matches, more: false };
}

/** Returns the fields of words that have a text. */
function findIn(words: Words, { text, ...options }: Wanted) {
  return [...textsOf(words)].flatMap(({ keys, value }) => {
    const places = findPlaces(value, text, options);
    return places.length > 0 ? [{ path: pointerOf(keys), value, places }] : [];
  });
}
