import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locale } from "#text/locales.ts";
import { composeSet } from "./compose-set.ts";
import { fitSet } from "./merge/fit-set.server.ts";
import { currentReading } from "./reading.server.ts";
import type { SetName, Words } from "./sets.ts";
import { validWords, withFacts } from "./valid-words.server.ts";
import { createWordLayer, type WordLayer } from "./word-layer.ts";

const cache = new Map<string, { words: unknown; time: number }>();
const isWatched = process.env.NODE_ENV !== "production";
let published = createWordLayer([]);

/** Returns the file of a content set, `content/{locale}/{set}.json`, relative to the working directory. */
export function setFile(locale: Locale, name: SetName): string {
  return join("content", locale, `${name}.json`);
}

/** Returns the published words above the shipped files. */
export const publishedWords = (): WordLayer => published;

/**
 * Replaces the published words.
 * @param changed the sets to compose and validate again, as `{locale}/{set}`; all of them when absent
 */
export function setPublishedWords(layer: WordLayer, changed: Iterable<string> = [...cache.keys()]): void {
  published = layer;
  for (const key of changed) cache.delete(key);
}

/**
 * Returns the words of a content set with the facts filled in, validated once per process (in development again after
 * each change). Inside `readWithDrafts` and `readWithVersions`, other words lie above the published ones.
 * @throws when the file is missing, the words do not match their schema or name an unknown fact: a page is never shown
 * with wrong words.
 */
export function readSet<Name extends SetName>(locale: Locale, name: Name): Words<Name> {
  currentReading()?.used.add(`${locale}/${name}`);
  return loadSet(locale, name);
}

/** Returns the same words without recording that the page depends on all of them. */
export function loadSet<Name extends SetName>(locale: Locale, name: Name): Words<Name> {
  const key = `${locale}/${name}`;
  const reading = currentReading();
  if (reading?.drafts) {
    if (!reading.composed.has(key)) {
      const words = compose(locale, name, [published, reading.drafts]);
      const facts = () => readSet(locale, "facts");
      const filled = reading.isChecked ? validWords(name, words, facts) : withFacts(name, words, facts).words;
      reading.composed.set(key, reading.mark?.(locale, name, filled) ?? filled);
    }
    return reading.composed.get(key) as Words<Name>;
  }
  const time = isWatched ? Math.max(changeTime(setFile(locale, name)), changeTime(setFile(locale, "facts"))) : 0;
  const cached = cache.get(key);
  if (cached && cached.time === time) return cached.words as Words<Name>;
  const words = validate(locale, name);
  cache.set(key, { words, time });
  return words as Words<Name>;
}

/**
 * After an upgrade, words published before may lack what the new version shows, or no longer fit: these parts are the
 * shipped ones until somebody publishes others.
 */
function validate(locale: Locale, name: SetName): unknown {
  const words = compose(locale, name, [published]);
  const facts = () => readSet(locale, "facts");
  try {
    return validWords(name, words, facts);
  } catch (error) {
    const shipped = readShipped(locale, name);
    try {
      if (words !== shipped) return validWords(name, fitSet(name, words, shipped, facts), facts);
    } catch {
      // The first error names what is wrong with the published words themselves.
    }
    throw new Error(`The content set ${setFile(locale, name)} is not valid:\n${(error as Error).message}`, {
      cause: error,
    });
  }
}

const shipped = new Map<string, { words: unknown; time: number }>();

/** Returns the words of a content set as they were shipped, with the names of facts in them. They must not be changed. */
export function readShipped(locale: Locale, name: SetName): unknown {
  const file = setFile(locale, name);
  const time = changeTime(file);
  if (time === 0) throw new Error(`The content set ${file} is missing`);
  const known = shipped.get(resolve(file));
  if (known?.time === time) return known.words;
  const words: unknown = JSON.parse(readFileSync(file, "utf8"));
  shipped.set(resolve(file), { words, time });
  return words;
}

const changeTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const compose = (locale: Locale, name: SetName, layers: readonly WordLayer[]): unknown =>
  composeSet(locale, name, readShipped(locale, name), layers);
