import { sql } from "kysely";
import { readShipped } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { locales } from "#text/locales.ts";

/** Publishes as many articles in both languages, with the words of shipped ones, in a few statements. */
export async function fillEntries(db: Database, count: number): Promise<void> {
  const at = new Date("2026-11-19T02:00:00Z");
  for (const locale of locales) {
    const { items } = readShipped(locale, "resources") as { items: object[] };
    const words = sql`
      (${sql.val(JSON.stringify(items))}::jsonb -> (number % ${sql.lit(items.length)})) || jsonb_build_object(
        'slug', 'article-' || number,
        'title', 'Article ' || number,
        'published', to_char(date '2020-01-01' + number, 'YYYY-MM-DD')
      )`;
    await sql`
      with version as (
        insert into content_versions (document, locale, number, words, origin, author, created_at, published_at)
        select 'resources:article-' || number, ${locale}, 1, ${words}, 'draft', 'seed', ${at}, ${at}
        from generate_series(0, ${sql.lit(count - 1)}) as number
        returning id, document
      )
      insert into content_documents (document, locale, published_id, version, changed_at, changed_by)
      select document, ${locale}, id, 1, ${at}, 'seed' from version`.execute(db);
  }
  // Without it a join with so many new rows is planned as if there were a few.
  await sql`analyze content_versions`.execute(db);
}

/** Adds further versions of a hundred articles, as years of work leave them. */
export async function fillHistory(db: Database, count: number): Promise<void> {
  const at = new Date("2026-11-18T02:00:00Z");
  await sql`
    insert into content_versions (document, locale, number, words, origin, author, created_at)
    select source.document, 'id', 2 + round / 100, source.words, 'draft', 'seed', ${at}
    from generate_series(0, ${sql.lit(count - 1)}) as round
      join content_versions source on source.document = 'resources:article-' || (round % 100)
        and source.locale = 'id' and source.number = 1`.execute(db);
}
