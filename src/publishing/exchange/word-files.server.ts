import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { collectionOf } from "#content/collections.ts";
import { compareWords } from "#content/compare-words.ts";
import { type Document, editableSets, readDocumentName } from "#content/document-names.ts";
import { orderKeys } from "#content/order-keys.ts";
import { readPublishedSet } from "#content/published-document.server.ts";
import { setFile } from "#content/read-set.server.ts";
import { type SetName, setLocales } from "#content/sets.ts";
import { entriesOf, wordsOfDocument } from "#content/shipped-words.server.ts";
import { createFolder } from "#infra/config/private-folder.server.ts";
import type { Locale } from "#text/locales.ts";
import type { Words } from "../tables.server.ts";
import { formatWords } from "./format-words.ts";

/** One language of a document whose file and published words differ; undefined where one of them lacks the entry. */
export interface Difference {
  document: Document;
  locale: Locale;
  file: Words | undefined;
  published: Words | undefined;
}

/** Returns the documents whose words in the files of a folder (`{locale}/{set}.json`) differ from the published ones. */
export function findDifferences(folder: string): Difference[] {
  return eachSet().flatMap(({ locale, set }) => {
    const file = join(folder, locale, `${set}.json`);
    if (!existsSync(file)) return [];
    const words = JSON.parse(readFileSync(file, "utf8"));
    const published = readPublishedSet(locale, set);
    return documentsIn(set, [words, published])
      .map((document) => ({
        document,
        locale,
        file: wordsOfDocument(document, words),
        published: wordsOfDocument(document, published),
      }))
      .filter(({ file, published }) => compareWords(file, published).length > 0);
  });
}

/** Writes the published words into the files of a folder; a file that says the same stays as it is. Returns the changed ones. */
export function writeFiles(folder: string): string[] {
  return eachSet().flatMap(({ locale, set }) => {
    const file = join(folder, locale, `${set}.json`);
    const before = readFileSync(existsSync(file) ? file : setFile(locale, set), "utf8");
    const known = JSON.parse(before);
    const published = readPublishedSet(locale, set);
    const isSame = compareWords(known, published).length === 0;
    if (isSame && existsSync(file)) return [];
    createFolder(dirname(file));
    writeFileSync(file, isSame ? before : formatWords(orderKeys(published, known), before));
    return [file];
  });
}

const eachSet = (): { locale: Locale; set: SetName }[] =>
  editableSets.flatMap((set) => setLocales(set).map((locale) => ({ locale, set })));

/** Returns the documents of a set: itself, and the entries that any of its words have. */
function documentsIn(set: SetName, words: readonly unknown[]): Document[] {
  const names = new Set<string>([set]);
  const collection = collectionOf(set);
  if (collection)
    for (const each of words)
      for (const { slug } of entriesOf(collection.name, each)) names.add(`${collection.name}:${slug}`);
  return [...names].map((name) => {
    const document = readDocumentName(name);
    if (!document) throw new Error(`${set}.json has an entry that cannot be named ${name}`);
    return document;
  });
}
