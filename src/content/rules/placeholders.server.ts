import { namesIn } from "../placeholders.ts";
import { setLocales, setNames } from "../sets.ts";
import type { Finding } from "./finding.ts";
import { textsIn } from "./walk.server.ts";

/** Checks that both languages of a text have the same `{name}` places to fill in, facts included. */
export function checkPlaceholders(): Finding[] {
  return setNames
    .filter((set) => setLocales(set).length === 2)
    .flatMap((set) => {
      const english = new Map([...textsIn("en", set)].map(({ path, value }) => [path, value]));
      return [...textsIn("id", set)]
        .filter(({ path, value }) => english.has(path) && namesIn(value) !== namesIn(english.get(path)!))
        .map(({ path, keys }) => ({
          rule: "placeholders" as const,
          code: "placeholders_differ" as const,
          set,
          keys,
          message: `${set}: the {names} of ${path} differ between the languages`,
        }));
    });
}
