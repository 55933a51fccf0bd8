import { type Kysely, sql } from "kysely";

/**
 * Beginnings of three letters of a lead's words. Their index is created by a job (leads/inbox/search/search-index.server.ts): in a
 * migration it would make visitors' requests wait for as long as a million leads take.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lead_short_beginnings(words tsvector) returns text[] language sql immutable parallel safe as $$
      select array_agg(distinct left(lexeme, 3)) from unnest(words) where lexeme ~ '^[a-z]{3}'
    $$`.execute(db);
}
