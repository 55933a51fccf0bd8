import { use } from "react";
import type { Words } from "#content/sets.ts";
import { type AdminSet, loadWords } from "./load-words.ts";
import { useLocale } from "./locale.ts";

/** Returns the words of a content set in the language of the app; suspends until they are loaded. */
export function useWords<Name extends AdminSet>(name: Name): Words<Name> {
  return use(loadWords(useLocale(), name));
}

/** Returns the word for a name that comes from the server; the name itself where there is none. */
export const wordFor = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? words[name]! : name;
