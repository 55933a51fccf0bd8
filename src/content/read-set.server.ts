import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "#text/locales.ts";
import { type SetName, sets, type Words } from "./sets.ts";

const read = new Map<string, { words: unknown; time: number }>();
const watched = process.env.NODE_ENV !== "production";

/** Where the words live: `content/{locale}/{set}.json`, beside the process. */
export function setFile(locale: Locale, name: SetName): string {
  return join("content", locale, `${name}.json`);
}

/**
 * The words of a content set, validated once per process (in development again after each change).
 * @throws when the file is missing or does not meet its schema: a page is never shown with wrong words.
 */
export function readSet<Name extends SetName>(locale: Locale, name: Name): Words<Name> {
  const file = setFile(locale, name);
  const known = read.get(file);
  const time = watched ? statSync(file).mtimeMs : 0;
  if (known && known.time === time) return known.words as Words<Name>;
  if (!existsSync(file)) throw new Error(`The content set ${file} is missing`);
  const result = sets[name].schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`The content set ${file} is not valid:\n${result.error.message}`);
  read.set(file, { words: result.data, time });
  return result.data as Words<Name>;
}
