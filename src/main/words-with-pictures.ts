import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { AllWords, WordsInUse } from "#media/uses/find-uses.server.ts";
import { shippedWithPictures } from "#media/uses/shipped-words.server.ts";
import { defaultLocale } from "#text/locales.ts";

/**
 * Returns the reader of all words in which a picture stands: shipped, published, drafts, and what waits for its time or
 * for a second person. Words that are covered by published ones count too, since a publication can be taken back.
 */
export function wordsWithPictures(db: Database): AllWords {
  return async function* () {
    yield* shippedWithPictures();
    const { rows } = await sql<WordsInUse>`
      with used as (
        select document, locale, published_id as version_id, 'published' as layer from content_documents
        union all
        select document, locale, draft_id, 'draft' from content_documents
        union all
        select item->>'document', item->>'locale', (item->>'version_id')::bigint, 'draft'
        from content_publications, jsonb_array_elements(items) as item
        where state in ('review', 'scheduled')
      )
      select used.document, used.locale, used.layer, version.words
      from used join content_versions as version on version.id = used.version_id
      where version.words::text like '%"media:%'`.execute(db);
    yield* rows;
    yield* await lettersWithPictures(db);
  };
}

/** Returns the letters that are not sent yet; those that were have pictures of their own. */
async function lettersWithPictures(db: Database): Promise<WordsInUse[]> {
  const letters = await db
    .selectFrom("letters")
    .select(["id", "content"])
    .where("state", "in", ["draft", "scheduled"])
    .where(sql<boolean>`content::text like '%"media:%'`)
    .execute();
  return letters.map(({ id, content }) => ({
    document: `letter:${id}`,
    locale: defaultLocale,
    layer: "draft",
    words: content,
  }));
}
