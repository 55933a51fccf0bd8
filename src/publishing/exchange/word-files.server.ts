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

const lineWidth = 120;

/**
 * Returns words as the content files are written: two spaces, short lists on one line. An object is on one line where it is
 * in the text of before, or where those of the other items of its list are.
 */
export function formatWords(words: unknown, before = "{}"): string {
  const places = readPlaces(before);
  const isOneLine = (path: readonly string[]) => places.get(path.join("/")) ?? places.get(starred(path)) ?? false;

  /** Returns a value on one line, or undefined where it has an object that is written on several. */
  function oneLine(value: unknown, path: readonly string[]): string | undefined {
    if (typeof value !== "object" || value === null) return JSON.stringify(value);
    const isList = Array.isArray(value);
    const entries = Object.entries(value);
    if (entries.length === 0) return isList ? "[]" : "{}";
    if (!isList && !isOneLine(path)) return undefined;
    const parts = entries.map(([key, item]) => oneLine(item, [...path, key]));
    if (parts.includes(undefined)) return undefined;
    if (isList) return `[${parts.join(", ")}]`;
    return `{ ${entries.map(([key], index) => `${JSON.stringify(key)}: ${parts[index]}`).join(", ")} }`;
  }

  function format(value: unknown, path: readonly string[], indent: string, used: number): string {
    const line = oneLine(value, path);
    if (line !== undefined && (typeof value !== "object" || indent.length + used + line.length <= lineWidth))
      return line;
    const inner = `${indent}  `;
    const isList = Array.isArray(value);
    const entries = Object.entries(value as object);
    const lines = entries.map(([key, item], index) => {
      const name = isList ? "" : `${JSON.stringify(key)}: `;
      const comma = index < entries.length - 1 ? 1 : 0;
      return `${inner}${name}${format(item, [...path, key], inner, name.length + comma)}`;
    });
    const [open, close] = isList ? "[]" : "{}";
    return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
  }

  return `${format(words, [], "", 0)}\n`;
}

const starred = (path: readonly string[]) => path.map((key) => (/^\d+$/.test(key) ? "*" : key)).join("/");

/** Returns for each object of a JSON text, and for the items of its lists together, whether it is on one line. */
function readPlaces(json: string): Map<string, boolean> {
  const places = new Map<string, boolean>();
  const stack: { isList: boolean; key: string; index: number }[] = [];
  const path = () => stack.map(({ isList, key, index }) => (isList ? String(index) : key));
  let text: string | undefined;
  for (const { 0: token, index } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:,]/g)) {
    const top = stack.at(-1);
    if (token === "{") {
      const isOneLine = json[index + 1] !== "\n";
      places.set(path().join("/"), isOneLine);
      places.set(starred(path()), isOneLine);
    }
    if (token === "{" || token === "[") stack.push({ isList: token === "[", key: "", index: 0 });
    else if (token === "}" || token === "]") stack.pop();
    else if (token === ":" && top) top.key = JSON.parse(text!);
    else if (token === "," && top) top.index++;
    else text = token;
  }
  return places;
}

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
