import { sql } from "kysely";
import { type CountOptions, createBufferedCounts } from "#infra/database/buffered-counts.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import { dayBefore, type RetentionTable } from "#infra/retention/retention.server.ts";
import type { Locale } from "#text/locales.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { countedQuery, listMissed, type MissedSearch } from "./missed-searches.ts";
import type {} from "./tables.server.ts";

/** What pages are found by, and what was not found: a year to compare, and the current month. */
export const searchRetention = {
  search_pages: { deletedBy: "the next indexing, once the page is gone" },
  search_vocabulary: { deletedBy: "the next indexing" },
  search_misses: { delete: [{ after: { months: 13 }, due: dayBefore("day") }] },
} as const satisfies RetentionTable;

/** Different queries of a day that are counted, whatever a stranger types; of those after them, only known ones are. */
export const maxQueriesOfDay = 500;
/** Queries that are counted between two writes. */
const maxBuffered = 100;
/** Rows that are read for the list. */
const maxRead = 5000;

export interface MissedSearches {
  /** Counts a query that had no result, without who typed it; written within a second. */
  count(query: string, locale: Locale): void;
  flush(): Promise<void>;
}

/** Creates the count of searches without a result. */
export function createMissedSearches({
  db,
  now,
  ...options
}: CountOptions & { db: Database; now: () => Date }): MissedSearches {
  let buffered = 0;
  const counts = createBufferedCounts<{ day: Day; locale: Locale; query: string }>((rows) => {
    buffered = 0;
    return write(db, rows);
  }, options);
  return {
    count(typed, locale) {
      const query = countedQuery(typed);
      if (query === undefined || buffered >= maxBuffered) return;
      buffered += 1;
      counts.count({ day: jakartaDay(now()), locale, query });
    },
    flush: counts.flush,
  };
}

async function write(
  db: Database,
  rows: readonly { day: Day; locale: Locale; query: string; count: number }[],
): Promise<void> {
  for (const { day, locale, query, count } of rows)
    await sql`
      insert into search_misses (day, locale, query, count)
      select ${day}::date, ${locale}, ${query}, ${count}::int
      where (select count(*) from search_misses where day = ${day}::date) < ${maxQueriesOfDay}
        or exists (select 1 from search_misses where day = ${day}::date and locale = ${locale} and query = ${query})
      on conflict (day, locale, query) do update set count = search_misses.count + excluded.count`.execute(db);
}

/** Returns what was searched for without a result since a day, the most frequent first. */
export async function readMissedSearches(db: Database, since: Day): Promise<MissedSearch[]> {
  const { rows } = await sql<MissedSearch>`
    select query, locale, sum(count)::int as count, max(day)::text as last_day
    from search_misses where day >= ${since}::date
    group by query, locale order by sum(count) desc, query limit ${maxRead}`.execute(db);
  return listMissed(rows);
}
