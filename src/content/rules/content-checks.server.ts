import { findTerms } from "../find-terms.ts";
import { namesIn } from "../placeholders.ts";
import { readTerms } from "../read-terms.server.ts";
import { checkFacts } from "./facts.server.ts";
import type { Finding } from "./finding.ts";
import { isInOtherLanguage, isSameText } from "./language.ts";
import { checkLength } from "./length.server.ts";
import { findWrongLinks } from "./links.ts";
import { checkMarketWords } from "./market-words.server.ts";
import { checkMeta } from "./meta.server.ts";
import { checkSets } from "./sets.server.ts";
import { sitePages } from "./site-pages.ts";
import { checkTranslations } from "./translations.server.ts";
import { allTexts, textPairs } from "./walk.server.ts";

/** Finds text in the other language, and sentences that are the same in both languages. */
function* checkLanguage(): Generator<Finding | undefined> {
  for (const text of allTexts()) {
    yield;
    if (!isInOtherLanguage(text)) continue;
    const message = `content/${text.locale}/${text.set}.json ${text.path} seems to be in the other language: ${text.value.slice(0, 60)}`;
    yield { rule: "language", code: "other_language", ...text, message };
  }
  for (const { text, other } of textPairs()) {
    yield;
    if (!isSameText(text, other)) continue;
    const { set, keys, path } = text;
    const message = `${set} ${path} is the same text in both languages`;
    yield { rule: "language", code: "same_text", set, keys, message };
  }
}

const problems = {
  leads_nowhere: "leads to no page",
  changes_language: "changes language or edition",
} as const;

/** Checks that links inside the site lead to a page of the same language. */
function* checkLinks(): Generator<Finding | undefined> {
  const leadsToPage = sitePages()?.leadsToPage;
  for (const text of allTexts()) {
    yield;
    for (const { link, code } of findWrongLinks(text, leadsToPage)) {
      const message = `content/${text.locale}/${text.set}.json ${text.path} ${problems[code]}: ${link}`;
      yield { rule: "links", code, values: { link }, ...text, message };
    }
  }
}

/** Checks that both languages of a text have the same `{name}` places to fill in, facts included. */
function* checkPlaceholders(): Generator<Finding | undefined> {
  for (const { text, other } of textPairs()) {
    yield;
    if (other === undefined || namesIn(text.value) === namesIn(other)) continue;
    const { set, keys, path } = text;
    const message = `${set}: the {names} of ${path} differ between the languages`;
    yield { rule: "placeholders", code: "placeholders_differ", set, keys, message };
  }
}

/** Checks that one thing has one word: the list is `content/terms.json`. */
function* checkTerms(): Generator<Finding | undefined> {
  const list = readTerms();
  for (const text of allTexts()) {
    yield;
    for (const { found, use } of findTerms(text, list)) {
      const message = `content/${text.locale}/${text.set}.json ${text.path} says “${found}”; write “${use}”`;
      yield { rule: "terms", code: "other_word", values: { found, use }, ...text, message };
    }
  }
}

/**
 * A rule of the site's words: what it finds, and undefined after each text without a finding, so that a server can answer
 * requests in between.
 */
type ContentCheck = () => Iterable<Finding | undefined>;

/** Every rule of the site's words, for the check of the files and for the parity board. */
export const contentChecks: readonly ContentCheck[] = [
  checkSets,
  checkPlaceholders,
  checkFacts,
  checkTranslations,
  checkMeta,
  checkLinks,
  checkLength,
  checkLanguage,
  checkTerms,
  checkMarketWords,
];

/** Returns what every rule finds, for the check of the files. */
export const checkContent = (): Finding[] =>
  contentChecks.flatMap((check) => Array.from(check()).filter((finding) => finding !== undefined));
