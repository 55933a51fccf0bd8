import { type Entry, loadEntries, readEntry } from "#content/read-entry.server.ts";
import { loadSet, readSet } from "#content/read-set.server.ts";
import { currentReading } from "#content/reading.server.ts";
import type { SetName, Words } from "#content/sets.ts";
import { type SentLetter, sentLetter } from "#growth/newsletter/archive/sent-letters.server.ts";
import { excerpt } from "#text/excerpt.ts";
import { type Locale, locales } from "#text/locales.ts";
import { plainText } from "#text/plain-text.ts";
import type { PageRow } from "./page-row.ts";

interface Item {
  slug: string;
  topic: string;
  products: string[];
}

const count = 3;

/**
 * Returns three others: first those on the same topic or about the same product, then the newest.
 * @param items the newest first
 */
function relatedItems<Related extends Item>(item: Related, items: Iterable<Related>): Related[] {
  const byCloseness: Related[][] = [[], [], [], []];
  for (const other of items) {
    if (other.slug === item.slug) continue;
    const sharesProduct = other.products.some((product) => item.products.includes(product));
    const same = byCloseness[(other.topic === item.topic ? 2 : 0) + (sharesProduct ? 1 : 0)]!;
    if (same.length < count) same.push(other);
  }
  return byCloseness.reverse().flat().slice(0, count);
}

/** The longest title of a page's head, with the site's name in it. */
const titleLength = 60;

/** Returns the article of a row, in a language. */
export function readArticle({ collection, about }: PageRow, locale: Locale): Entry<"resources"> | undefined {
  return collection === "resources" ? readEntry(locale, "resources", about!) : undefined;
}

/** What head, search, sitemap and share picture show of an entry with a page of its own. */
interface EntrySummary {
  title: string;
  summary: string;
  /** The day of the last change of substance. */
  changed: string;
  words: Entry<"resources" | "docs" | "events">;
}

/** Characters of an event's text that its head and search show. */
const summaryLength = 160;

/** Returns the entry of a row, in a language; undefined for other rows, and where it does not exist. */
export function readPageEntry(row: PageRow, locale: Locale): EntrySummary | undefined {
  const { collection, about } = row;
  const words = collection && readEntry(locale, collection, about!);
  if (!words) return undefined;
  if ("starts" in words) {
    const { revised } = readSet(locale, "events");
    return { title: words.title, summary: excerpt(plainText(words.body), summaryLength), changed: revised, words };
  }
  const summary = plainText("summary" in words ? words.summary : words.lead);
  return { title: words.title, summary, changed: words.updated ?? words.published, words };
}

/** Returns the words of a page: its set; for an article the set with it and those that it leads to alone. */
export function pageWords(row: PageRow, locale: Locale): Words<SetName> {
  // The page names its twin, if there is one.
  for (const language of locales) readPageEntry(row, language);
  // The lists take the entries on their page, and may be of thousands.
  if (row.path === "/resources") return { ...readSet(locale, "resources"), items: [] };
  if (row.path === "/changelog") return { ...readSet(locale, "changelog"), entries: [] };
  if (row.collection !== "resources") return readSet(locale, row.set);
  const article = readArticle(row, locale);
  const others = article ? relatedItems(article, loadEntries(locale, "resources").values()) : [];
  for (const { slug } of others) readEntry(locale, "resources", slug);
  for (const name of ["resources:", "facts"]) currentReading()?.used.add(`${locale}/${name}`);
  const words: Words<"resources"> = loadSet(locale, "resources");
  return { ...words, items: article ? [article, ...others] : [] };
}

/** Returns the letter of a row, in a language. */
export function readSentLetter({ kind, about }: PageRow, locale: Locale): SentLetter | undefined {
  return kind === "letter" ? sentLetter(about!, locale) : undefined;
}

/** Returns the title and description of an entry or a letter, which are their own. */
function ownMeta(row: PageRow, locale: Locale): { title: string; description: string } | undefined {
  const entry = readPageEntry(row, locale);
  if (entry) return { title: entry.title, description: entry.summary };
  const letter = readSentLetter(row, locale);
  return letter && { title: letter.subject, description: letter.preheader };
}

/** Returns the title and description in the head of a page. */
export function pageMeta(row: PageRow, locale: Locale): { title: string; description: string } | undefined {
  const own = ownMeta(row, locale);
  if (!own) return readSet(locale, "meta")[row.path];
  const withSite = `${own.title} | ${readSet(locale, "common").company.name}`;
  return { ...own, title: withSite.length > titleLength ? own.title : withSite };
}
