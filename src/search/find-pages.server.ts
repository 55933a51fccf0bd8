import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { type CorrectedTerm, correctTerms } from "./correct-terms.server.ts";
import { hitEnd, hitStart, writeExcerpt } from "./excerpt.ts";
import { plainWords, searchTerms, withNeighboursJoined } from "./search-terms.ts";
import type { FoundPage, SearchResults } from "./searchable-page.ts";
import { dictionaries, termQueries } from "./term-query.server.ts";

/** With fewer pages than this that have every word, those with some are shown too. */
const few = 3;

/**
 * Finds pages: first those with every word typed, where the last may be the beginning of one; then, where a word is on
 * no page, those with what was probably meant; then those with about half of the words.
 */
export async function findPages(
  db: Database,
  { query, locale, limit }: { query: string; locale: Locale; limit: number },
): Promise<SearchResults> {
  const find = (terms: readonly string[], how: Partial<Manner> = {}) =>
    terms.length === 0 ? [] : selectPages(db, locale, terms, { typing: false, atLeast: terms.length, limit, ...how });
  const terms = searchTerms(query, locale);
  /** Pages with about half of the terms, behind those with all. */
  const withSome = async (best: FoundPage[], wanted: readonly string[]) => {
    const some = await find(wanted, { atLeast: Math.min(3, Math.ceil(terms.length / 2)) });
    return [...best, ...some.filter((it) => best.every(({ path }) => path !== it.path))].slice(0, limit);
  };
  if (terms.length === 0) return { results: [] };
  const exact = await find(terms);
  if (exact.length > 0)
    return { results: exact.length < few && terms.length > 1 ? await withSome(exact, terms) : exact };
  const begun = await find(terms, { typing: true });
  if (begun.length > 0) return { results: begun };

  const mended = await correctTerms(db, locale, terms);
  const known = mended.filter((it) => it.found);
  const meant = [...new Set(known.flatMap((it) => it.meant.map((word) => word.toLowerCase())))];
  if (known.length === mended.length && mended.some((it) => it.changed)) {
    const results = await find(meant);
    if (results.length > 0) return { results, suggestion: suggest(query, mended) };
  }
  return { results: await withSome([], meant) };
}

interface Manner {
  typing: boolean;
  /** How many of the terms a page must have. */
  atLeast: number;
  limit: number;
}

interface FoundRow {
  path: string;
  kind: string;
  title: string;
  lead: string;
  fragment: string | null;
  beginning: string;
}

const options = `StartSel="${hitStart}", StopSel="${hitEnd}"`;

async function selectPages(
  db: Database,
  locale: Locale,
  terms: readonly string[],
  { typing, atLeast, limit }: Manner,
): Promise<FoundPage[]> {
  const every = atLeast === terms.length;
  const readings = every ? withNeighboursJoined(terms) : terms.map((term) => [term]);
  const queries = readings.map((reading) => termQueries(locale, reading, typing));
  const all = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` && `)})`;
  const query = sql.join(
    queries.map((it) => all(it.map(({ any }) => any))),
    sql` || `,
  );
  const literal = sql.join(
    queries.map((it) => all(it.map(({ literal }) => literal))),
    sql` || `,
  );
  const matched = sql.join(
    queries.map(([term]) => sql`(words @@ ${term!.any})::int`),
    sql` + `,
  );
  const dictionary = sql`${dictionaries[locale]}::regconfig`;
  const { rows } = await sql<FoundRow>`
    with asked as materialized (
      select ${query} as query, ${literal} as literal
    ),
    found as (
      select *, ${every ? sql`${terms.length}::int` : matched} as matched from search_pages, asked
      where locale = ${locale} and words @@ query
    ),
    best as materialized (
      select path, kind, title, summary, body, query, row_number() over (
        order by matched desc, title_words @@ literal desc, title_words @@ query desc,
          (ts_rank(weights, words, query, 1) + ts_rank(weights, words, literal, 1)) * case kind
            when 'product' then 2.0 when 'solution' then 1.6 when 'package' then 1.3 else 1.0
          end desc,
          path
      ) as place
      from found, (select '{0.1, 0.2, 0.4, 1.0}'::real[] as weights) as it
      where matched >= ${atLeast}
      order by place limit ${limit}
    ),
    led as materialized (
      select *, ts_headline(${dictionary}, summary, query, ${`${options}, HighlightAll=true`}) as lead from best
    )
    select path, kind, title, lead, left(body, 24) as beginning,
      case when strpos(lead, ${hitStart}) = 0 then
        ts_headline(${dictionary}, body, query, ${`${options}, MaxFragments=1, MaxWords=28, MinWords=12`})
      end as fragment
    from led order by place`.execute(db);
  return rows.map(describe);
}

/** A page with the sentence that was looked for: in its summary, or in its text, or else the summary as it is. */
function describe({ path, kind, title, lead, fragment, beginning }: FoundRow): FoundPage {
  const inText = fragment?.includes(hitStart) ? fragment : undefined;
  const fromStart = !inText || plainWords(inText).startsWith(plainWords(beginning));
  return { path, title, excerpt: (fromStart ? "" : "… ") + writeExcerpt(inText ?? lead), kind };
}

/** The query as typed, with what was mistyped put right. */
function suggest(query: string, mended: readonly CorrectedTerm[]): string {
  const right = new Map(mended.filter((it) => it.changed).map((it) => [it.term, it.meant.join(" ")]));
  return plainWords(query)
    .split(" ")
    .map((word) => right.get(word.toLowerCase()) ?? word)
    .join(" ");
}
