import { type Kysely, sql } from "kysely";

/** The pages as search reads them, and the words in which a mistyped one is looked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table search_pages (
      locale text not null,
      path text not null,
      kind text not null,
      title text not null,
      summary text not null,
      body text not null,
      hash text not null,
      title_words tsvector not null,
      words tsvector not null,
      primary key (locale, path)
    )`.execute(db);
  await sql`create index search_pages_words on search_pages using gin (words)`.execute(db);
  await sql`
    create table search_vocabulary (
      locale text not null,
      word text not null,
      spelling text not null,
      pages integer not null,
      primary key (locale, word)
    )`.execute(db);
}
