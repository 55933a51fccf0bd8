import type { Locale } from "#text/locales.ts";
import type { SetName } from "./sets.ts";

type Phrases = { [Language in Locale]?: string[] | undefined };

interface Term {
  thing: string;
  use: Record<Locale, string>;
  /** Words that nobody writes for it. */
  avoid: Phrases;
  /** Longer phrases in which such a word is right. */
  allow?: Phrases | undefined;
  /** Content sets in which the word means something else, and what. */
  except?: { [Name in SetName]?: string | undefined } | undefined;
  /** Market words: what people type into a search box. Those of `avoid` are right where such words stand. */
  also?: Phrases | undefined;
  /** Other words that people type, by which only the search of the site finds the pages. */
  typed?: Phrases | undefined;
  /** The pages that market words of this thing belong to. */
  pages?: string[] | undefined;
}

/** One word for one thing, in each language: `content/terms.json`. */
export type Terms = readonly Term[];

interface Text {
  locale: Locale;
  set: SetName;
  /** The path to the text in its set. */
  path: string;
  value: string;
}

/**
 * Returns each word of a text that is not the one for its thing, with the word to write. Codes and addresses are not read.
 */
export function findTerms({ locale, set, path, value }: Text, terms: Terms): { found: string; use: string }[] {
  if (isCode(path) || isInOtherLanguage(path) || isTyped(set, path)) return [];
  const prose = value.replace(/`[^`]*`|\]\([^()]*\)|\{[\w.]+\}|https?:\S+|(?<!\S)\S+@\S+/g, " ");
  if (!anyAvoided(terms, locale).test(prose)) return [];
  const forSearch = isForSearch(set, path);
  return terms.flatMap(({ use, avoid, allow, except, also }) => {
    if (except?.[set]) return [];
    let rest = prose;
    for (const phrase of [...(allow?.[locale] ?? []), ...(forSearch ? (also?.[locale] ?? []) : [])])
      rest = rest.replace(matcher(phrase), " ");
    return (avoid[locale] ?? [])
      .filter((phrase) => rest.search(matcher(phrase)) >= 0)
      .map((phrase) => ({ found: phrase, use: use[locale] }));
  });
}

/** Sets that name things as visitors call them: titles of pages, the glossary, search, and the lines of the menus. */
const setsForSearch = new Set<SetName>(["meta", "glossary", "search", "all"]);

/** Returns whether a text is where people look for a product: such a set, the head of a page, or what they ask. */
const isForSearch = (set: SetName, path: string) => setsForSearch.has(set) || /^(hero|questions)\./.test(path);

const isCode = (path: string) => /(^|\.)(href|id|slug|code|language|lang|version|file)(\[\d+\])?$/.test(path);

/** Returns whether a text is what people type into the search, in words of their own. */
const isTyped = (set: SetName, path: string) => set === "search-intents" && !/\.(label|line)$/.test(path);

/** Returns whether a text is in the other language: the offer of the other language is written in that language. */
const isInOtherLanguage = (path: string) => path.startsWith("offer.");

const anyOf = new WeakMap<Terms, Record<Locale, RegExp>>();

/** Returns an expression for every word that is avoided: nearly no text has one, and needs to be read once only. */
function anyAvoided(terms: Terms, locale: Locale): RegExp {
  const known = anyOf.get(terms);
  if (known) return known[locale];
  const any = (language: Locale) => {
    const phrases = terms.flatMap(({ avoid }) => avoid[language] ?? []);
    // Without a phrase it finds nothing.
    return new RegExp(phrases.length > 0 ? phrases.map(escaped).join("|") : "(?!)", "iu");
  };
  const expressions = { id: any("id"), en: any("en") };
  anyOf.set(terms, expressions);
  return expressions[locale];
}

const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const matchers = new Map<string, RegExp>();

/** Returns an expression for a phrase as whole words in small or capital letters, with or without the suffix -nya. */
function matcher(phrase: string): RegExp {
  const known = matchers.get(phrase);
  if (known) return known;
  const expression = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(phrase)}(?:nya)?(?![\\p{L}\\p{N}])`, "giu");
  matchers.set(phrase, expression);
  return expression;
}
