import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#text/locales.ts";
import { fillFacts } from "./fill-facts.ts";
import { type SetName, sets, type Words } from "./sets.ts";

const cache = new Map<string, { words: unknown; time: number }>();
const isWatched = process.env.NODE_ENV !== "production";

/** Returns the file of a content set, `content/{locale}/{set}.json`, relative to the working directory. */
export function setFile(locale: Locale, name: SetName): string {
  return join("content", locale, `${name}.json`);
}

/**
 * Returns the words of a content set with the facts filled in, validated once per process (in development again after
 * each change).
 * @throws when the file is missing, does not match its schema or names an unknown fact: a page is never shown with wrong
 * words.
 */
export function readSet<Name extends SetName>(locale: Locale, name: Name): Words<Name> {
  const file = setFile(locale, name);
  const cached = cache.get(file);
  const time = isWatched ? Math.max(changeTime(file), changeTime(setFile(locale, "facts"))) : 0;
  if (cached && cached.time === time) return cached.words as Words<Name>;
  if (!existsSync(file)) throw new Error(`The content set ${file} is missing`);
  const result = sets[name].schema.safeParse(readFilled(locale, name));
  if (!result.success) throw new Error(`The content set ${file} is not valid:\n${result.error.message}`);
  cache.set(file, { words: result.data, time });
  return result.data as Words<Name>;
}

const changeTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function readFilled(locale: Locale, name: SetName): unknown {
  const file = setFile(locale, name);
  const words: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (name === "facts") return words;
  try {
    return fillFacts(words, readSet(locale, "facts"));
  } catch (error) {
    throw new Error(`The content set ${file} is not valid: ${(error as Error).message}`, { cause: error });
  }
}
