import { type Kysely, sql } from "kysely";

/** What people searched for without a result: words, count and day. No row says who searched, or from where. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_misses (
      day date not null,
      locale text not null,
      query text not null,
      count integer not null,
      primary key (day, locale, query)
    )`.execute(db);
}
