import type { Locale } from "#text/locales.ts";
import type { CollectionName } from "./entries/collection-fields.ts";

/** Words that lie above the shipped files: what was published, or the drafts of a preview. */
export interface WordLayer {
  /** Returns the words of a set in this layer, or undefined where it does not change them. */
  words(locale: Locale, set: string): unknown;
  /** Returns the entries of a collection that this layer adds, changes, or (as null) removes. */
  entries(locale: Locale, collection: CollectionName): ReadonlyMap<string, unknown>;
  /** Returns the day (`YYYY-MM-DD`) since which a document's words are in this layer, if it is known. */
  day?(locale: Locale, document: string): string | undefined;
  /** Returns the day on which an entry of a collection was last changed or removed in this layer, if any was. */
  latestDay?(locale: Locale, collection: CollectionName): string | undefined;
  /** Returns the name that an entry got when it had this one, or undefined. */
  renamed?(collection: CollectionName, slug: string): string | undefined;
  /** Returns the names that entries of a collection had before. */
  formerNames?(collection: CollectionName): readonly string[];
}

/** An earlier name of an entry. */
export interface RenamedEntry {
  collection: string;
  slug: string;
  target: string;
}

/** The words of one document in one language; null where the entry is removed. */
export interface LayeredWords {
  document: string;
  locale: Locale;
  words: unknown;
  day?: string;
}

/** Creates a layer of documents; of several new names of an entry the last one counts. */
export function createWordLayer(
  documents: readonly LayeredWords[],
  renamedEntries: readonly RenamedEntry[] = [],
): WordLayer {
  const targets = new Map(renamedEntries.map(({ collection, slug, target }) => [`${collection}:${slug}`, target]));
  const sets = new Map<string, LayeredWords>();
  const entries = new Map<string, Map<string, unknown>>();
  const latest = new Map<string, string>();
  for (const layered of documents) {
    sets.set(`${layered.locale}/${layered.document}`, layered);
    const [collection, slug] = layered.document.split(":");
    if (slug === undefined) continue;
    const key = `${layered.locale}/${collection}`;
    const known = entries.get(key) ?? new Map<string, unknown>();
    entries.set(key, known.set(slug, layered.words));
    if ((layered.day ?? "") > (latest.get(key) ?? "")) latest.set(key, layered.day!);
  }
  const none = new Map<string, unknown>();
  return {
    words: (locale, set) => sets.get(`${locale}/${set}`)?.words,
    entries: (locale, collection) => entries.get(`${locale}/${collection}`) ?? none,
    day: (locale, document) => sets.get(`${locale}/${document}`)?.day,
    latestDay: (locale, collection) => latest.get(`${locale}/${collection}`),
    renamed: (collection, slug) => targets.get(`${collection}:${slug}`),
    formerNames: (name) => renamedEntries.filter(({ collection }) => collection === name).map(({ slug }) => slug),
  };
}
