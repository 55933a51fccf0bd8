import type { z } from "zod";
import { type Locale, locales } from "#text/locales.ts";
import { collections } from "./collections.ts";
import type { CollectionName } from "./entries/collection-fields.ts";
import { loadSet, publishedWords } from "./read-set.server.ts";
import { currentReading } from "./reading.server.ts";

export type Entry<Name extends CollectionName> = z.infer<(typeof collections)[Name]["schema"]>;
type Entries<Name extends CollectionName> = ReadonlyMap<string, Entry<Name>>;

const indexes = new WeakMap<object, Entries<CollectionName>>();

/** Returns the entries of a collection that exist in a language by their names, in the order of their list. */
export function readEntries<Name extends CollectionName>(locale: Locale, collection: Name): Entries<Name> {
  currentReading()?.used.add(`${locale}/${collections[collection].set}`);
  return loadEntries(locale, collection);
}

/** Returns the entries without recording that the page depends on all of them. */
export function loadEntries<Name extends CollectionName>(locale: Locale, collection: Name): Entries<Name> {
  const { set, list, id } = collections[collection];
  const items = (loadSet(locale, set) as unknown as Record<string, Entry<Name>[]>)[list]!;
  const known = indexes.get(items) as Entries<Name> | undefined;
  if (known) return known;
  const index = new Map(items.map((item) => [(item as Record<string, unknown>)[id] as string, item]));
  indexes.set(items, index as Entries<CollectionName>);
  return index;
}

/** Returns an entry, or undefined where it does not exist in this language; the page depends on it alone. */
export function readEntry<Name extends CollectionName>(
  locale: Locale,
  collection: Name,
  slug: string,
): Entry<Name> | undefined {
  currentReading()?.used.add(`${locale}/${collection}:${slug}`);
  return loadEntries(locale, collection).get(slug);
}

/**
 * Returns the name that a published entry has now, of this name or of one that it had before, however often it was renamed;
 * undefined where neither exists in any language.
 */
export function presentName(collection: CollectionName, slug: string): string | undefined {
  const seen = new Set<string>();
  let name: string | undefined = slug;
  while (name !== undefined && !seen.has(name)) {
    const present: string = name;
    if (locales.some((locale) => loadEntries(locale, collection).has(present))) return present;
    seen.add(present);
    name = publishedWords().renamed?.(collection, present);
  }
  return undefined;
}

/** Returns every name by which a published entry may have been stored: its own and those that it had before. */
export function storedNames(collection: CollectionName, slug: string): string[] {
  const former = new Set(publishedWords().formerNames?.(collection));
  return [slug, ...[...former].filter((name) => name !== slug && presentName(collection, name) === slug)];
}
