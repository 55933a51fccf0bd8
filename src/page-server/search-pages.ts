import { setImmediate } from "node:timers/promises";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { readSet } from "#content/read-set.server.ts";
import { readTerms } from "#content/read-terms.server.ts";
import { setLocales } from "#content/sets.ts";
import { pageText } from "#search/page-text.ts";
import type { SearchablePage, SearchKind } from "#search/searchable-page.ts";
import { withCheapestPrice } from "#site/cheapest-prices.ts";
import type { PageKind, PageRow } from "#site/page-row.ts";
import { pageRows } from "#site/page-rows.server.ts";
import { readPageEntry, readSentLetter } from "#site/page-words.server.ts";
import type { PackageOffer } from "#site/site-services.ts";
import { type Locale, locales } from "#text/locales.ts";
import { titleOf } from "./page-title.ts";

/**
 * Returns every published, listed page in each of its languages, as search indexes it.
 * @param report is called for a page whose words cannot be read: it is left out, the others are returned
 * @param packages returns those whose prices are named in the descriptions of pages
 */
export async function searchablePages(
  report: (error: unknown, path: string) => void,
  packages: (locale: Locale) => Promise<PackageOffer[]> = async () => [],
): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = [];
  const indexed = new Set<unknown>();
  for (const row of pageRows()) {
    if (row.unlisted) continue;
    for (const locale of row.locales ?? locales) {
      // Reading and checking a set takes time: requests are handled in between.
      await setImmediate();
      try {
        const words = wordsOf(row, locale);
        const page = words ? describe(row, locale, words) : undefined;
        if (!page) continue;
        const priced = await withCheapestPrice(page, row, locale, packages);
        // Of two pages with the same words, search finds the first by them, the other by its title only.
        pages.push(indexed.has(words) ? { ...priced, body: "" } : priced);
        indexed.add(words);
      } catch (error) {
        report(error, row.path);
      }
    }
  }
  return pages;
}

function describe(row: PageRow, locale: Locale, words: unknown): SearchablePage | undefined {
  const title = titleOf(row, locale);
  if (!title) return undefined;
  const other = locale === "id" ? "en" : "id";
  const otherTitle = titleOf(row, other)?.title ?? "";
  return {
    locale,
    path: row.path,
    kind: searchKinds[row.kind],
    ...title,
    body: pageText(words),
    aliases: `${row.path.replace(/\W+/g, " ")} ${otherTitle}`.trim(),
    typed: typedFor(row.path).join(" "),
  };
}

/**
 * Returns what people type for a page, in both languages: market words and slang of `content/terms.json`. Indonesians
 * type English words, and read in English what they know by its Indonesian word.
 */
const typedFor = (path: string): string[] =>
  readTerms()
    .filter(({ pages }) => pages?.includes(path))
    .flatMap(({ also, typed }) => locales.flatMap((locale) => [...(also?.[locale] ?? []), ...(typed?.[locale] ?? [])]));

/** Returns the words of a page: its set, or its part of a set that several pages share. */
function wordsOf(row: PageRow, locale: Locale): unknown {
  if (row.collection) return readPageEntry(row, locale)?.words;
  if (row.kind === "letter") return textsOfLetter(row, locale);
  if (row.path === "/resources") return { ...readSet(locale, "resources"), items: [] };
  if (row.kind === "docs") return docsPart(readSet(locale, "docs"), row);
  return readWords(row, locale);
}

/** Returns what a letter says, without the addresses in it. */
function textsOfLetter(row: PageRow, locale: Locale): unknown {
  const letter = readSentLetter(row, locale);
  return letter?.blocks.map((block) => ("href" in block ? { ...block, href: undefined } : block));
}

/** Returns the part of the documentation that is on a page; its first page has what is on no other. */
function docsPart({ guides: _, products, reference, ...rest }: DocsWords, { path, screen, about }: PageRow): unknown {
  if (screen === "docs-product") return products.items.find(({ product }) => product === about);
  if (screen === "docs-api-group") return reference.groups[about!];
  return path === "/docs/api" ? reference : rest;
}

function readWords(row: PageRow, locale: Locale): unknown {
  return setLocales(row.set).includes(locale) ? readSet(locale, row.set) : undefined;
}

const searchKinds: Record<PageKind, SearchKind> = {
  home: "page",
  product: "product",
  solution: "solution",
  package: "package",
  docs: "docs",
  resource: "resource",
  letter: "resource",
  story: "page",
  legal: "legal",
  page: "page",
};
