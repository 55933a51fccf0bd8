import type { z } from "zod";
import type { Locale } from "#text/locales.ts";
import { collections } from "./collections.ts";
import type { CollectionName } from "./entries/collection-fields.ts";
import { loadSet } from "./read-set.server.ts";
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
