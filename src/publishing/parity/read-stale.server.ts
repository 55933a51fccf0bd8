import { pointerOf } from "#content/compare-words.ts";
import { documentOf, readDocumentName } from "#content/document-names.ts";
import { dotted } from "#content/rules/finding.ts";
import { isProse } from "#content/rules/walk.server.ts";
import { shippedWords } from "#content/shipped-words.server.ts";
import { textsOf } from "#content/texts-of.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { daysOfChange, type PublishedState, staleTexts } from "./stale-fields.ts";
import "../tables.server.ts";

/** How many publications back a change is looked for; older ones count as the oldest of these. */
const remembered = 20;

/** Returns for each document with published words which of its texts the other language has left behind, and since when. */
export async function readStale(db: Database): Promise<Map<string, Record<Locale, Map<string, Date>>>> {
  const rows = await db
    .with("recent", (query) =>
      query
        .selectFrom("content_versions as v")
        .innerJoin("content_documents as d", (join) =>
          join.onRef("d.document", "=", "v.document").onRef("d.locale", "=", "v.locale"),
        )
        .where("d.published_id", "is not", null)
        .where("v.published_at", "is not", null)
        .whereRef("v.id", "<=", "d.published_id")
        .select(["v.document", "v.locale", "v.words", "v.published_at", "v.id"])
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
    .select(["document", "locale", "words", "published_at"])
    .where("place", "<=", remembered)
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const names = [...new Set(rows.map(({ document }) => document))].filter((name) => readDocumentName(name));
  return new Map(
    names.map((name) => {
      const [id, en] = locales.map((locale) => {
        const own = rows.filter((row) => row.document === name && row.locale === locale);
        const states: PublishedState[] = own.map(({ words, published_at }) => ({
          at: published_at!,
          texts: proseOf(words),
        }));
        return daysOfChange(states, proseOf(shippedWords(documentOf(name), locale)));
      });
      return [name, { id: staleTexts(id!, en!), en: staleTexts(en!, id!) }];
    }),
  );
}

/** Returns the prose of words by its JSON pointer. */
export const proseOf = (words: unknown): Map<string, string> =>
  new Map(
    [...textsOf(words)]
      .filter(({ keys, value }) => isProse({ path: dotted(keys), value }))
      .map(({ keys, value }) => [pointerOf(keys), value]),
  );
