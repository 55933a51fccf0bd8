import { setLocales, setNames } from "#content/sets.ts";
import { readRaw, textsOf } from "./walk.ts";

/** Checks that both languages of a text have the same `{name}` places to fill in, facts included. */
export function checkPlaceholders(): string[] {
  return setNames
    .filter((name) => setLocales(name).length === 2)
    .flatMap((name) => {
      const english = new Map([...textsOf(readRaw("en", name))].map(({ path, value }) => [path, value]));
      return [...textsOf(readRaw("id", name))]
        .filter(({ path, value }) => english.has(path) && placeholders(value) !== placeholders(english.get(path)!))
        .map(({ path }) => `${name}: the {names} of ${path} differ between the languages`);
    });
}

const placeholders = (text: string) => [...new Set(text.match(/\{[\w.]+\}/g))].toSorted().join(" ");
