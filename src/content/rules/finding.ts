import type { Locale } from "#text/locales.ts";
import type { SetName } from "../sets.ts";

/** What can be wrong with a text, by the rule that finds it. */
export interface FindingCodes {
  set: "invalid" | "lacking";
  placeholders: "placeholders_differ";
  facts: "sample_differs" | "fact_misplaced" | "sample_in_legal_text";
  translation: "unconfirmed" | "changed_alone";
  meta: "untitled" | "without_page" | "shared_title";
  links: "leads_nowhere" | "changes_language";
  length: "short_page";
  language: "other_language" | "same_text";
  terms: "other_word" | "lacks_market_word" | "lacks_price";
}
type Rule = keyof FindingCodes;

/** What is wrong with a text of the site. */
export type Finding = {
  [Name in Rule]: {
    rule: Name;
    code: FindingCodes[Name];
    /** What a sentence about it names, such as the word to write. */
    values?: Record<string, string>;
    set: SetName;
    /** The language whose text is to be changed; absent where either may be. */
    locale?: Locale;
    /** The keys that lead to the text in its set; none for the set as a whole. */
    keys: PropertyKey[];
    /** A sentence for the log of a check. */
    message: string;
  };
}[Rule];

/** Returns keys as people write them: `items[0].title`. */
export const dotted = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === "number" ? `${path}[${key}]` : path ? `${path}.${String(key)}` : String(key)),
    "",
  );
