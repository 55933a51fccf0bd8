import { pointerOf } from "#content/compare-words.ts";
import { documentOf, readDocumentName } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { dotted } from "#content/rules/finding.ts";
import { isProse } from "#content/rules/prose.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { lastChanges, type PublishedState, staleTexts, type TextChange } from "./stale-fields.ts";
import "../tables.server.ts";

/** How many publications back a change is looked for; older ones count as the oldest of these. */
const remembered = 20;

type Stale = Record<Locale, Map<string, TextChange>>;

/** How many documents are read at a time: their words are held until they are compared. */
const atOnce = 50;

/** Returns for each document with published words which of its texts the other language has left behind, and by which change. */
export async function readStale(db: Database): Promise<Map<string, Stale>> {
  const rows = await db
    .selectFrom("content_documents")
    .select("document")
    .distinct()
    .where("published_id", "is not", null)
    .execute();
  const names = rows.map(({ document }) => document).filter((name) => readDocumentName(name));
  const stale = new Map<string, Stale>();
  for (let start = 0; start < names.length; start += atOnce) {
    const part = names.slice(start, start + atOnce);
    const versions = Map.groupBy(await readPublishedVersions(db, part), ({ document }) => document);
    for (const name of part) stale.set(name, compareLanguages(name, versions.get(name) ?? []));
  }
  return stale;
}

type PublishedVersion = Awaited<ReturnType<typeof readPublishedVersions>>[number];

function compareLanguages(name: string, versions: readonly PublishedVersion[]): Stale {
  const [id, en] = locales.map((locale) => {
    const states: PublishedState[] = versions
      .filter((version) => version.locale === locale)
      .map(({ words, published_at, author }) => ({ at: published_at!, by: author, texts: proseOf(words) }));
    return lastChanges(states, proseOf(shippedWords(documentOf(name), locale)));
  });
  // A language in which there is nothing is not behind.
  const isThere = (locale: Locale) => readPublishedDocument(documentOf(name), locale) !== undefined;
  return {
    id: isThere("id") ? staleTexts(id!, en!) : new Map(),
    en: isThere("en") ? staleTexts(en!, id!) : new Map(),
  };
}

/** Reads what was published of documents, the latest first. */
function readPublishedVersions(db: Database, names: readonly string[]) {
  return db
    .with("recent", (query) =>
      query
        .selectFrom("content_versions as v")
        .innerJoin("content_documents as d", (join) =>
          join.onRef("d.document", "=", "v.document").onRef("d.locale", "=", "v.locale"),
        )
        .where("d.document", "in", names)
        .where("d.published_id", "is not", null)
        .where("v.published_at", "is not", null)
        .whereRef("v.id", "<=", "d.published_id")
        .select(["v.document", "v.locale", "v.words", "v.published_at", "v.author", "v.id"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) =>
              over.partitionBy(["v.document", "v.locale"]).orderBy("v.published_at", "desc").orderBy("v.id", "desc"),
            )
            .as("place"),
        ),
    )
    .selectFrom("recent")
    .select(["document", "locale", "words", "published_at", "author"])
    .where("place", "<=", remembered)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Returns the prose of words by its JSON pointer. */
export const proseOf = (words: unknown): Map<string, string> =>
  new Map(
    [...textsOf(words)]
      .filter(({ keys, value }) => isProse({ path: dotted(keys), value }))
      .map(({ keys, value }) => [pointerOf(keys), value]),
  );
