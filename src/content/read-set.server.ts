import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#text/locales.ts";
import { type SetName, sets, type Words } from "./sets.ts";

const cache = new Map<string, { words: unknown; time: number }>();
const isWatched = process.env.NODE_ENV !== "production";

/** Returns the file of a content set, `content/{locale}/{set}.json`, relative to the working directory. */
export function setFile(locale: Locale, name: SetName): string {
  return join("content", locale, `${name}.json`);
}

/**
 * Returns the words of a content set, validated once per process (in development again after each change).
 * @throws when the file is missing or does not match its schema: a page is never shown with wrong words.
 */
export function readSet<Name extends SetName>(locale: Locale, name: Name): Words<Name> {
  const file = setFile(locale, name);
  const cached = cache.get(file);
  const time = isWatched ? statSync(file).mtimeMs : 0;
  if (cached && cached.time === time) return cached.words as Words<Name>;
  if (!existsSync(file)) throw new Error(`The content set ${file} is missing`);
  const result = sets[name].schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`The content set ${file} is not valid:\n${result.error.message}`);
  cache.set(file, { words: result.data, time });
  return result.data as Words<Name>;
}
