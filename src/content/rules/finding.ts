import type { Locale } from "#text/locales.ts";
import type { SetName } from "../sets.ts";

const rules = ["set", "placeholders", "facts", "translation", "meta", "links", "length", "language", "terms"] as const;
type Rule = (typeof rules)[number];

/** What is wrong with a text of the site. */
export interface Finding {
  rule: Rule;
  set: SetName;
  /** The language whose text is to be changed; absent where either may be. */
  locale?: Locale;
  /** The keys that lead to the text in its set; none for the set as a whole. */
  keys: PropertyKey[];
  /** A sentence for the log of a check. */
  message: string;
}

/** Returns keys as people write them: `items[0].title`. */
export const dotted = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === "number" ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    "",
  );
