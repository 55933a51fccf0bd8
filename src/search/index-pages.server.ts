import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainWords } from "./search-terms.ts";
import type { SearchablePage } from "./searchable-page.ts";
import type {} from "./tables.server.ts";
import { dictionaries } from "./term-query.server.ts";
import { writeVocabulary } from "./vocabulary.server.ts";

/** Counts as a change of every page: raise it when pages are indexed otherwise. */
const shape = 1;

/**
 * Makes the index hold exactly these pages. Cheap when nothing changed: one statement reads what is there.
 * @returns how many pages were written or removed
 */
export async function indexPages(db: Database, pages: readonly SearchablePage[]): Promise<number> {
  const wanted = new Map(pages.map((page) => [keyOf(page), { page, hash: hashOf(page) }]));
  const { changed, gone } = await differences(db, wanted);
  if (changed.length + gone.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    // Instances that start together write one after the other; the later one then finds nothing to do.
    await sql`select pg_advisory_xact_lock(hashtext('search_pages'))`.execute(trx);
    const { changed, gone } = await differences(trx, wanted);
    for (const { locale, path } of gone) {
      await trx.deleteFrom("search_pages").where("locale", "=", locale).where("path", "=", path).execute();
    }
    for (const { page, hash } of changed) await writePage(trx, page, hash);
    for (const locale of new Set([...changed.map((it) => it.page.locale), ...gone.map((it) => it.locale as Locale)])) {
      const own = pages.filter((page) => page.locale === locale);
      await writeVocabulary(trx, locale, own);
    }
    return changed.length + gone.length;
  });
}

async function differences(db: Database | Trx, wanted: Map<string, { page: SearchablePage; hash: string }>) {
  const known = await db.selectFrom("search_pages").select(["locale", "path", "hash"]).execute();
  const hashes = new Map(known.map((row) => [keyOf(row), row.hash]));
  return {
    changed: [...wanted].filter(([key, { hash }]) => hashes.get(key) !== hash).map(([, it]) => it),
    gone: known.filter((row) => !wanted.has(keyOf(row))),
  };
}

/** Stems by the language's dictionary, and the words as they stand, for beginnings of words and names. */
async function writePage(trx: Trx, page: SearchablePage, hash: string): Promise<void> {
  const dictionary = dictionaries[page.locale];
  const vector = (text: string) => {
    const words = plainWords(text);
    return sql`to_tsvector(${dictionary}::regconfig, ${words}) || to_tsvector('simple', ${words})`;
  };
  const { locale, path, kind, title, summary, body } = page;
  await sql`
    insert into search_pages (locale, path, kind, title, summary, body, hash, title_words, words)
    values (
      ${locale}, ${path}, ${kind}, ${title}, ${summary}, ${body}, ${hash},
      ${vector(title)},
      setweight(${vector(title)}, 'A') || setweight(${vector(summary)}, 'B') || setweight(${vector(page.aliases)}, 'B')
        || setweight(${vector(body)}, 'D')
    )
    on conflict (locale, path) do update set
      kind = excluded.kind, title = excluded.title, summary = excluded.summary, body = excluded.body,
      hash = excluded.hash, title_words = excluded.title_words, words = excluded.words`.execute(trx);
}

function hashOf({ kind, title, summary, body, aliases }: SearchablePage): string {
  const whole = JSON.stringify([shape, kind, title, summary, body, aliases]);
  return createHash("sha256").update(whole).digest("base64url").slice(0, 22);
}

const keyOf = ({ locale, path }: { locale: string; path: string }) => `${locale} ${path}`;
