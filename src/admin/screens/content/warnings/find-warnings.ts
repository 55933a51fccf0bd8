import { findTerms, type Terms } from "#content/find-terms.ts";
import { namesIn } from "#content/placeholders.ts";
import { isInOtherLanguage, isSameText } from "#content/rules/language.ts";
import { findWrongLinks, type LeadsToPage } from "#content/rules/links.ts";
import type { SetName } from "#content/sets.ts";
import type { Locale } from "#text/locales.ts";

/** What `npm run check` would say of a text; it prevents nothing from being typed or saved. */
export interface Warning {
  code: "other_word" | "leads_nowhere" | "changes_language" | "other_language" | "same_text" | "placeholders_differ";
  values: Record<string, string>;
}

export interface WarningRules {
  /** The set of the document, where some words may mean something else. */
  set: SetName;
  terms: Terms;
  /** Undefined while the pages of the site are not known: links are not judged then. */
  leadsToPage: LeadsToPage | undefined;
}

interface Text {
  locale: Locale;
  /** `hero.title` */
  path: string;
  value: string;
}

/**
 * Judges a text by the rules of `npm run check`.
 * @param other the same text in the other language
 */
export function findWarnings(text: Text, other: string | undefined, rules: WarningRules): Warning[] {
  const warning = (code: Warning["code"], values: Record<string, string> = {}): Warning => ({ code, values });
  return [
    ...findTerms({ ...text, set: rules.set }, rules.terms).map((values) => warning("other_word", values)),
    ...findWrongLinks(text, rules.leadsToPage).map(({ code, link }) => warning(code, { link })),
    ...(isInOtherLanguage(text) ? [warning("other_language")] : []),
    ...(isSameText(text, other) ? [warning("same_text")] : []),
    ...(other !== undefined && namesIn(text.value) !== namesIn(other) ? [warning("placeholders_differ")] : []),
  ];
}
