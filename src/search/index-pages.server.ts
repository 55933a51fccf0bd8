import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainWords } from "./search-terms.ts";
import type { SearchablePage } from "./searchable-page.ts";
import type {} from "./tables.server.ts";
import { dictionaries } from "./term-query.server.ts";
import { writeVocabulary } from "./vocabulary.server.ts";

/** Raise it when pages are indexed differently: every page then counts as changed. */
const indexVersion = 1;

/**
 * Updates the index to exactly these pages; one statement when nothing changed.
 * @returns how many pages were written or deleted
 */
export async function indexPages(db: Database, pages: readonly SearchablePage[]): Promise<number> {
  const wanted = new Map(pages.map((page) => [keyOf(page), { page, hash: hashOf(page) }]));
  const { changed, removed } = await differences(db, wanted);
  if (changed.length + removed.length === 0) return 0;
  return db.transaction().execute(async (trx) => {
    // Instances that start together write one after the other; the later one then finds no change.
    await sql`select pg_advisory_xact_lock(hashtext('search_pages'))`.execute(trx);
    const { changed, removed } = await differences(trx, wanted);
    for (const { locale, path } of removed) {
      await trx.deleteFrom("search_pages").where("locale", "=", locale).where("path", "=", path).execute();
    }
    for (const { page, hash } of changed) await writePage(trx, page, hash);
    for (const locale of new Set([
      ...changed.map(({ page }) => page.locale),
      ...removed.map(({ locale }) => locale as Locale),
    ])) {
      const own = pages.filter((page) => page.locale === locale);
      await writeVocabulary(trx, locale, own);
    }
    return changed.length + removed.length;
  });
}

async function differences(db: Database | Trx, wanted: Map<string, { page: SearchablePage; hash: string }>) {
  const known = await db.selectFrom("search_pages").select(["locale", "path", "hash"]).execute();
  const hashes = new Map(known.map((row) => [keyOf(row), row.hash]));
  return {
    changed: [...wanted].filter(([key, { hash }]) => hashes.get(key) !== hash).map(([, entry]) => entry),
    removed: known.filter((row) => !wanted.has(keyOf(row))),
  };
}

/** Writes a page: stems by the language's dictionary, and the words themselves, for prefixes and names. */
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
  const whole = JSON.stringify([indexVersion, kind, title, summary, body, aliases]);
  return createHash("sha256").update(whole).digest("base64url").slice(0, 22);
}

const keyOf = ({ locale, path }: { locale: string; path: string }) => `${locale} ${path}`;
