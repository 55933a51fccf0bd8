import { type Kysely, sql } from "kysely";

/** What people of the company say about the words of the site: threads at fields, and their comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`
    create table content_threads (
      -- That of its first comment.
      id uuid primary key,
      document text not null,
      -- Null is about both languages.
      locale text check (locale in ('id', 'en')),
      -- JSON pointer of the field; empty is the whole document.
      pointer text not null,
      -- The beginning of what the field said then.
      quote text,
      opened_at timestamptz not null,
      resolved_at timestamptz,
      resolved_by text
    )`,
  sql`create index content_threads_document on content_threads (document, opened_at)`,
  sql`
    create table content_comments (
      id uuid primary key,
      thread_id uuid not null references content_threads (id) on delete cascade,
      at timestamptz not null,
      author_id text not null,
      author text not null,
      text text not null,
      mentions jsonb not null default '[]',
      edited_at timestamptz
    )`,
  sql`create index content_comments_thread on content_comments (thread_id, at)`,
];
