import { type Locale, locales } from "#text/locales.ts";
import { readSet } from "../read-set.server.ts";
import { readTerms } from "../read-terms.server.ts";
import type { SetName } from "../sets.ts";
import type { Finding, FindingCodes } from "./finding.ts";
import { type SitePages, sitePages } from "./site-pages.ts";

/** Characters of a description within which search engines mark what was typed, also on a phone. */
const seenFirst = 40;
/** The characters that a price has more than `{price}`: `Rp12,500,000`. */
const priceIsLonger = 5;
const longestDescription = 155;

/**
 * Checks that each page of a product, a solution or the packages of a product has a word that people type for it (`also` of
 * `content/terms.json`) in its title, at the beginning of its description and in its head, and each product in the glossary;
 * and that descriptions of packages name the price of today.
 */
export function checkMarketWords(): Finding[] {
  const rows = sitePages()?.table.filter(isSearchedFor) ?? [];
  return locales.flatMap((locale) =>
    rows.flatMap((row) => [
      ...findMissingWords(row, locale),
      ...(row.path.startsWith("/choosing-") ? findPrice(row, locale) : []),
    ]),
  );
}

type SitePage = SitePages["table"][number];

const isSearchedFor = ({ path, kind, unlisted }: SitePage) =>
  !unlisted && (kind === "product" || kind === "solution" || path.startsWith("/choosing-"));

function findMissingWords({ path, set, kind }: SitePage, locale: Locale): Finding[] {
  const words = readTerms().flatMap(({ pages, also }) => (pages?.includes(path) ? (also?.[locale] ?? []) : []));
  const { title = "", description = "" } = readSet(locale, "meta")[path] ?? {};
  const { hero } = readSet(locale, set) as unknown as { hero: { title: string; lead: string } };
  const places: [SetName, string[], string][] = [
    ["meta", [path, "title"], title],
    ["meta", [path, "description"], description.slice(0, seenFirst)],
    [set, ["hero", "lead"], `${hero.title} ${hero.lead}`],
  ];
  if (kind === "product") places.push(["glossary", [], JSON.stringify(readSet(locale, "glossary"))]);
  return places
    .filter(([, , text]) => !words.some((word) => hasWord(text, word)))
    .map(([name, keys]) => finding("lacks_market_word", locale, name, keys, { page: path, words: words.join(", ") }));
}

/** Returns whether a text has a word, with or without a plural or the suffix -nya. */
const hasWord = (text: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?:s|nya)?(?![\\p{L}\\p{N}])`, "iu").test(text);

function findPrice({ path }: SitePage, locale: Locale): Finding[] {
  const description = readSet(locale, "meta")[path]?.description ?? "";
  if (description.includes("{price}") && description.length + priceIsLonger <= longestDescription) return [];
  return [finding("lacks_price", locale, "meta", [path, "description"], { page: path })];
}

const messages = {
  lacks_market_word: ({ page, words }) => `has none of the words that people type for ${page}: ${words}`,
  lacks_price: ({ page }) =>
    `of ${page} must name “{price}” and be at most ${longestDescription - priceIsLonger} characters`,
} satisfies Partial<Record<FindingCodes["terms"], (values: Record<string, string>) => string>>;

function finding(
  code: keyof typeof messages,
  locale: Locale,
  set: SetName,
  keys: string[],
  values: Record<string, string>,
): Finding {
  const message = `content/${locale}/${set}.json ${keys.join(" ")} ${messages[code](values)}`;
  return { rule: "terms", code, values, set, locale, keys, message };
}
