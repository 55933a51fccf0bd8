import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database, Trx } from "#infra/database/tables.server.ts";
import { attemptEach } from "#infra/jobs/attempt-each.server.ts";
import type { Locale } from "#text/locales.ts";
import { plainWords } from "./search-terms.ts";
import type { SearchablePage } from "./searchable-page.ts";
import type {} from "./tables.server.ts";
import { dictionaries } from "./term-query.server.ts";

interface VocabularyWord {
  word: string;
  spelling: string;
  pages: number;
}

/** Stores the words of a language's pages, by which mistyped words are corrected. */
async function writeVocabulary(trx: Trx, locale: Locale, pages: readonly SearchablePage[]): Promise<void> {
  const words = countWords(pages);
  await trx.deleteFrom("search_vocabulary").where("locale", "=", locale).execute();
  await sql`
    insert into search_vocabulary (locale, word, spelling, pages)
    select ${locale}, entry.word, entry.spelling, entry.pages
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as entry (word text, spelling text, pages integer)`.execute(
    trx,
  );
}

/** Returns every word of a title or summary, and of bodies those on two pages or more, which are hardly misspelt. */
function countWords(pages: readonly SearchablePage[]): VocabularyWord[] {
  const entries = new Map<string, VocabularyWord & { prominent: boolean }>();
  for (const { title, summary, body } of pages) {
    const prominent = new Set(wordsOf(`${title} ${summary}`).map((word) => word.toLowerCase()));
    const seen = new Set<string>();
    for (const spelling of wordsOf(`${title} ${summary} ${body}`)) {
      const word = spelling.toLowerCase();
      const entry = entries.get(word) ?? { word, spelling: word, pages: 0, prominent: false };
      if (!seen.has(word)) entry.pages += 1;
      seen.add(word);
      if (prominent.has(word)) entry.prominent = true;
      if (/\p{Ll}\p{Lu}|^\p{Lu}{2,5}$/u.test(spelling)) entry.spelling = spelling;
      entries.set(word, entry);
    }
  }
  return [...entries.values()]
    .filter(({ word, pages, prominent }) => word.length > 2 && (prominent || pages > 1) && /\p{L}/u.test(word))
    .map(({ word, spelling, pages }) => ({ word, spelling, pages }));
}

const wordsOf = (text: string) => plainWords(text).split(" ");

/** Raise it when pages are indexed differently: every page then counts as changed. */
const indexVersion = 2;

/**
 * Pages that are written in one transaction: on the embedded database, which has one connection, every other request waits
 * for its end.
 */
const pagesAtOnce = 25;

/**
 * Updates the index to exactly these pages; one statement when nothing changed. An interrupted update is completed by the
 * next one.
 * @returns how many pages were written or deleted
 * @throws AggregateError of the pages that failed, after all others are written
 */
export async function indexPages(db: Database, pages: readonly SearchablePage[]): Promise<number> {
  const wanted = new Map(pages.map((page) => [keyOf(page), { page, hash: hashOf(page) }]));
  const { changed, removed } = await differences(db, wanted);
  const concerned = [...changed.map(({ page }) => page), ...removed];
  // Before the pages: as long as one of those differs, an interrupted update is noticed.
  for (const locale of new Set(concerned.map(({ locale }) => locale as Locale)))
    await inTurn(db, async (trx) => {
      if (await isOutdated(trx, wanted, locale))
        await writeVocabulary(
          trx,
          locale,
          pages.filter((page) => page.locale === locale),
        );
    });
  const write = (keys: string[]) => inTurn(db, (trx) => writePart(trx, wanted, new Set(keys)));
  return attemptEach("pages", async (attempt) => {
    let count = 0;
    for (let start = 0; start < concerned.length; start += pagesAtOnce) {
      const keys = concerned.slice(start, start + pagesAtOnce).map(keyOf);
      const written = await write(keys).catch(() => undefined);
      count += written ?? 0;
      // Each by itself, where one of them cannot be written.
      if (written === undefined) for (const key of keys) count += (await attempt(key, () => write([key]))) ?? 0;
    }
    return count;
  });
}

/** Instances that start together write one after the other; the later one then finds no change. */
async function inTurn<Result>(db: Database, write: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('search_pages'))`.execute(trx);
    return write(trx);
  });
}

/** Writes those of some pages that differ by now; returns how many. */
async function writePart(trx: Trx, wanted: Wanted, part: ReadonlySet<string>): Promise<number> {
  const { changed, removed } = await differences(trx, wanted);
  const isPart = (page: Parameters<typeof keyOf>[0]) => part.has(keyOf(page));
  const gone = removed.filter(isPart);
  for (const { locale, path } of gone)
    await trx.deleteFrom("search_pages").where("locale", "=", locale).where("path", "=", path).execute();
  const different = changed.filter(({ page }) => isPart(page));
  for (const { page, hash } of different) await writePage(trx, page, hash);
  return different.length + gone.length;
}

async function isOutdated(trx: Trx, wanted: Wanted, locale: Locale): Promise<boolean> {
  const { changed, removed } = await differences(trx, wanted);
  return [...changed.map(({ page }) => page), ...removed].some((page) => page.locale === locale);
}

type Wanted = Map<string, { page: SearchablePage; hash: string }>;

async function differences(db: Database | Trx, wanted: Wanted) {
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
  const { locale, path, kind, title, summary, body, typed = "" } = page;
  const named = vector(`${title} ${typed}`);
  await sql`
    insert into search_pages (locale, path, kind, title, summary, body, hash, title_words, words)
    values (
      ${locale}, ${path}, ${kind}, ${title}, ${summary}, ${body}, ${hash},
      ${named},
      setweight(${named}, 'A') || setweight(${vector(summary)}, 'B') || setweight(${vector(page.aliases)}, 'B')
        || setweight(${vector(body)}, 'D')
    )
    on conflict (locale, path) do update set
      kind = excluded.kind, title = excluded.title, summary = excluded.summary, body = excluded.body,
      hash = excluded.hash, title_words = excluded.title_words, words = excluded.words`.execute(trx);
}

function hashOf({ kind, title, summary, body, aliases, typed }: SearchablePage): string {
  const whole = JSON.stringify([indexVersion, kind, title, summary, body, aliases, typed]);
  return createHash("sha256").update(whole).digest("base64url").slice(0, 22);
}

const keyOf = ({ locale, path }: { locale: string; path: string }) => `${locale} ${path}`;
