import { type RawBuilder, sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { Locale } from "#text/locales.ts";
import { type CorrectedTerm, correctTerms } from "./correct-terms.server.ts";
import { hitEnd, hitStart, writeExcerpt } from "./excerpt.ts";
import { plainWords, searchTerms, withNeighboursJoined } from "./search-terms.ts";
import type { FoundPage, SearchResults } from "./searchable-page.ts";
import { dictionaries, termQueries } from "./term-query.server.ts";

/** With fewer pages than this that have every word, pages with some of the words are added. */
const few = 3;

export interface FoundPages extends SearchResults {
  /** Whether pages have every word as typed. */
  asTyped?: true;
}

/**
 * Returns the best pages: those with every word typed, of which the last may be a prefix; else those with the corrected
 * words; else those with about half of the words.
 */
export async function findPages(
  db: Database,
  { query, locale, limit }: { query: string; locale: Locale; limit: number },
): Promise<FoundPages> {
  const find = (terms: readonly string[], options: Partial<SelectOptions> = {}) =>
    terms.length === 0
      ? []
      : selectPages(db, locale, terms, { typing: false, atLeast: terms.length, limit, ...options });
  const terms = searchTerms(query, locale);
  /** Returns pages with all terms, followed by pages with about half of them. */
  const withSome = async (best: FoundPage[], wanted: readonly string[]) => {
    const some = await find(wanted, { atLeast: Math.min(3, Math.ceil(terms.length / 2)) });
    return [...best, ...some.filter((page) => best.every(({ path }) => path !== page.path))].slice(0, limit);
  };
  if (terms.length === 0) return { results: [] };
  const exact = await find(terms);
  if (exact.length > 0)
    return { results: exact.length < few && terms.length > 1 ? await withSome(exact, terms) : exact, asTyped: true };
  const prefixMatches = await find(terms, { typing: true });
  if (prefixMatches.length > 0) return { results: prefixMatches };

  const corrected = await correctTerms(db, locale, terms);
  const known = corrected.filter(({ found }) => found);
  const correctedWords = [...new Set(known.flatMap(({ words }) => words.map((word) => word.toLowerCase())))];
  if (known.length === corrected.length && corrected.some(({ changed }) => changed)) {
    const results = await find(correctedWords);
    if (results.length > 0) return { results, suggestion: correctedQuery(query, corrected) };
  }
  return { results: await withSome([], correctedWords) };
}

interface SelectOptions {
  typing: boolean;
  /** How many of the terms a page must have. */
  atLeast: number;
  limit: number;
}

interface FoundRow {
  path: string;
  kind: string;
  title: string;
  marked_summary: string;
  fragment: string | null;
  beginning: string;
}

const headlineOptions = `StartSel="${hitStart}", StopSel="${hitEnd}"`;

async function selectPages(
  db: Database,
  locale: Locale,
  terms: readonly string[],
  { typing, atLeast, limit }: SelectOptions,
): Promise<FoundPage[]> {
  const every = atLeast === terms.length;
  const readings = every ? withNeighboursJoined(terms) : terms.map((term) => [term]);
  const queries = readings.map((reading) => termQueries(locale, reading, typing));
  const all = (parts: RawBuilder<unknown>[]) => sql`(${sql.join(parts, sql` && `)})`;
  const query = sql.join(
    queries.map((reading) => all(reading.map(({ any }) => any))),
    sql` || `,
  );
  const literal = sql.join(
    queries.map((reading) => all(reading.map(({ literal }) => literal))),
    sql` || `,
  );
  const matched = sql.join(
    queries.map(([term]) => sql`(words @@ ${term!.any})::int`),
    sql` + `,
  );
  const dictionary = sql`${dictionaries[locale]}::regconfig`;
  const { rows } = await sql<FoundRow>`
    with search as materialized (
      select ${query} as query, ${literal} as literal
    ),
    found as (
      select *, ${every ? sql`${terms.length}::int` : matched} as matched from search_pages, search
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
      from found, (select '{0.1, 0.2, 0.4, 1.0}'::real[] as weights) as setting
      where matched >= ${atLeast}
      order by place limit ${limit}
    ),
    with_summary as materialized (
      select *, ts_headline(${dictionary}, summary, query, ${`${headlineOptions}, HighlightAll=true`}) as marked_summary from best
    )
    select path, kind, title, marked_summary, left(body, 24) as beginning,
      case when strpos(marked_summary, ${hitStart}) = 0 then
        ts_headline(${dictionary}, body, query, ${`${headlineOptions}, MaxFragments=1, MaxWords=28, MinWords=12`})
      end as fragment
    from with_summary order by place`.execute(db);
  return rows.map(describe);
}

/** Returns a page with the excerpt of the hit in its summary or text, or else with its summary. */
function describe({ path, kind, title, marked_summary, fragment, beginning }: FoundRow): FoundPage {
  const inText = fragment?.includes(hitStart) ? fragment : undefined;
  const fromStart = !inText || plainWords(inText).startsWith(plainWords(beginning));
  return { path, title, excerpt: (fromStart ? "" : "… ") + writeExcerpt(inText ?? marked_summary), kind };
}

/** Returns the query as typed, with the corrected terms replaced. */
function correctedQuery(query: string, corrected: readonly CorrectedTerm[]): string {
  const replacements = new Map(
    corrected.filter(({ changed }) => changed).map(({ term, words }) => [term, words.join(" ")]),
  );
  return plainWords(query)
    .split(" ")
    .map((word) => replacements.get(word.toLowerCase()) ?? word)
    .join(" ");
}
