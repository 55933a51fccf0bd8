import { sql } from "kysely";
import type { Database } from "#infra/database/tables.server.ts";
import type { CommentsView } from "./comment-contract.ts";
import type { ListReaders } from "./deps.server.ts";
import "../tables.server.ts";
import "./tables.server.ts";

/** Threads of one document that are shown; open ones first. No document comes near. */
const maxThreads = 300;

/**
 * Returns what was said about a document, and about an entry under its earlier names.
 * @param reader id of the person who reads
 */
export async function readComments(
  document: string,
  reader: string,
  { db, listReaders }: { db: Database; listReaders: ListReaders },
): Promise<CommentsView> {
  const names = await readNames(db, document);
  const [threads, readers] = await Promise.all([
    db
      .selectFrom("content_threads")
      .selectAll()
      .where("document", "in", names)
      .orderBy((order) => order.eb("resolved_at", "is not", null))
      .orderBy("opened_at", "desc")
      .orderBy("id")
      .limit(maxThreads)
      .execute(),
    listReaders(db),
  ]);
  const ids = threads.map(({ id }) => id);
  const comments =
    ids.length === 0
      ? []
      : await db
          .selectFrom("content_comments")
          .selectAll()
          .where("thread_id", "in", ids)
          .orderBy("at")
          .orderBy("id")
          .execute();
  return {
    threads: threads.map(({ id, locale, pointer, quote, resolved_at, resolved_by }) => ({
      id,
      locale,
      pointer,
      quote,
      resolved_at: resolved_at?.toISOString() ?? null,
      resolved_by,
      comments: comments
        .filter(({ thread_id }) => thread_id === id)
        .map(({ id, at, author_id, author, text, mentions, edited_at }) => ({
          id,
          at: at.toISOString(),
          author,
          own: author_id === reader,
          text,
          mentions: mentions.map(({ username }) => username),
          edited_at: edited_at?.toISOString() ?? null,
        })),
    })),
    colleagues: readers.map(({ id, name, username }) => ({ id, name, username })),
  };
}

/** Returns the names of a document: its own, and those that an entry had before. */
async function readNames(db: Database, document: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      select ${document}::text
      union
      select redirect.collection || ':' || redirect.slug
      from names
        join content_redirects redirect on names.name = redirect.collection || ':' || redirect.target
        join content_publications publication
          on publication.id = redirect.publication_id and publication.state = 'published'
    )
    select name from names`.execute(db);
  return rows.map(({ name }) => name);
}
