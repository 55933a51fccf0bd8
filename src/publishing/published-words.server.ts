import { collectionOf } from "#content/collections.ts";
import { documentOf } from "#content/document-names.ts";
import { namesFact } from "#content/fill-facts.ts";
import { readShipped, setPublishedWords } from "#content/read-set.server.ts";
import { setLocales, setNames } from "#content/sets.ts";
import { createWordLayer, type LayeredWords } from "#content/word-layer.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import type { Words } from "./tables.server.ts";
import "./tables.server.ts";

/** Channel that notifies every instance that words were published or withdrawn. */
export const publishedChannel = "content_published";

/** The published words of this instance, in memory: no page reads them from the database. */
export interface PublishedWords {
  /** Reads what is published; returns the changed sets as `{locale}/{set}`. Calls at the same time are one after the other. */
  reload(): Promise<string[]>;
}

/**
 * Creates the reader of published words, which replaces those that `readSet` sees. Only versions that this instance does
 * not have yet are read.
 * @param onChange is called with the sets that changed, after they are in place
 */
export function createPublishedWords(db: Database, onChange: (sets: string[]) => void): PublishedWords {
  let current = new Map<string, LayeredWords & { id: number }>();
  let last: Promise<unknown> = Promise.resolve();

  async function load(): Promise<string[]> {
    const rows = await db
      .selectFrom("content_documents")
      .select(["document", "locale", "published_id"])
      .where("published_id", "is not", null)
      .execute();
    const keyOf = (row: { document: string; locale: string }) => `${row.locale}/${row.document}`;
    const missing = rows.filter((row) => current.get(keyOf(row))?.id !== row.published_id);
    const versions = await readVersions(
      db,
      missing.map(({ published_id }) => published_id!),
    );
    const next = new Map<string, LayeredWords & { id: number }>();
    for (const { document, locale, published_id } of rows) {
      const known = current.get(`${locale}/${document}`);
      const id = published_id!;
      next.set(`${locale}/${document}`, known?.id === id ? known : { document, locale, id, ...versions.get(id)! });
    }
    const removed = [...current.values()].filter((words) => !next.has(keyOf(words)));
    const changed = [...missing, ...removed];
    if (changed.length === 0) return [];
    current = next;
    const sets = changedSets(changed, [...next.values()]);
    setPublishedWords(createWordLayer([...next.values()], await readRenamed(db)), sets);
    return sets;
  }

  return {
    reload() {
      const loading = last.then(load).then((sets) => {
        if (sets.length > 0) onChange(sets);
        return sets;
      });
      last = loading.catch(() => {});
      return loading;
    },
  };
}

async function readVersions(db: Database, ids: readonly number[]) {
  const versions = new Map<number, { words: Words | null; day: Day }>();
  // In parts, since a statement has a limited number of parameters.
  for (let start = 0; start < ids.length; start += 500) {
    const rows = await db
      .selectFrom("content_versions")
      .select(["id", "words", "published_at", "created_at"])
      .where("id", "in", ids.slice(start, start + 500))
      .execute();
    for (const { id, words, published_at, created_at } of rows)
      versions.set(id, { words, day: jakartaDay(published_at ?? created_at) });
  }
  return versions;
}

/** Reads the earlier names of entries, the latest last. */
async function readRenamed(db: Database) {
  return db
    .selectFrom("content_redirects as redirect")
    .innerJoin("content_publications as publication", "publication.id", "redirect.publication_id")
    .select(["redirect.collection", "redirect.slug", "redirect.target"])
    .where("publication.state", "=", "published")
    .orderBy("publication.at")
    .execute();
}

/**
 * Returns what changed documents change, as pages name it: sets, entries of collections (`id/resources:slug`), and the words
 * around the entries (`id/resources:`). Changed facts are in every set that names one.
 */
function changedSets(changed: readonly Place[], published: readonly LayeredWords[]): string[] {
  const names = new Set<string>();
  const add = ({ document: name, locale }: Place) => {
    const document = documentOf(name);
    names.add(`${locale}/${document.set}`);
    if (document.kind === "entry") names.add(`${locale}/${name}`);
    else if (collectionOf(document.set)) names.add(`${locale}/${name}:`);
  };
  for (const place of changed) {
    add(place);
    if (place.document !== "facts") continue;
    const { locale } = place;
    for (const set of setNames)
      if (setLocales(set).includes(locale) && namesFact(readShipped(locale, set))) names.add(`${locale}/${set}`);
    for (const { words, ...own } of published) if (own.locale === locale && namesFact(words)) add(own);
  }
  return [...names];
}

type Place = Pick<LayeredWords, "document" | "locale">;
