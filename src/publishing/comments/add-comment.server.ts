import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { ThreadBody } from "./comment-view.ts";
import type { Author, CommentDeps } from "./deps.server.ts";
import { findMentioned, sendMentions } from "./mentioned.server.ts";
import "./tables.server.ts";

/** Opens a thread at a field with its first comment. Repeatable with the same id. */
export async function openThread(
  document: string,
  { id, pointer, locale, quote, text }: ThreadBody,
  author: Author,
  actor: Actor,
  deps: CommentDeps,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const opened = await trx
      .insertInto("content_threads")
      .values({ id, document, pointer, locale, quote, opened_at: deps.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (opened) await addComment(trx, { id, thread: id, document, pointer, text }, author, actor, deps);
  });
}

/** Adds a comment to a thread; a resolved one is open again. Repeatable with the same id. */
export async function reply(
  thread: string,
  { id, text }: { id: string; text: string },
  author: Author,
  actor: Actor,
  deps: CommentDeps,
): Promise<{ document: string } | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("content_threads")
      .select(["document", "pointer", "resolved_at"])
      .where("id", "=", thread)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    const { document, pointer } = found;
    const isNew = await addComment(trx, { id, thread, document, pointer, text }, author, actor, deps);
    if (isNew && found.resolved_at)
      await trx
        .updateTable("content_threads")
        .set({ resolved_at: null, resolved_by: null })
        .where("id", "=", thread)
        .execute();
    return { document };
  });
}

interface NewComment {
  id: string;
  thread: string;
  document: string;
  pointer: string;
  text: string;
}

/** Stores a comment; each mentioned colleague gets a mail. Returns whether it is new. */
async function addComment(
  trx: Trx,
  { id, thread, document, pointer, text }: NewComment,
  author: Author,
  actor: Actor,
  deps: CommentDeps,
): Promise<boolean> {
  const at = deps.now();
  const mentioned = await findMentioned(trx, text, deps.listReaders);
  const added = await trx
    .insertInto("content_comments")
    .values({
      id,
      thread_id: thread,
      at,
      author_id: author.id,
      author: author.name,
      text,
      mentions: JSON.stringify(mentioned),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!added) return false;
  await sendMentions(trx, id, mentioned, author.id, deps.jobs);
  await notifyAdmin(trx, "content", document);
  await recordChange(trx, actor, at, {
    action: "content.comment_added",
    object: { kind: "content", id: document },
    after: { pointer, thread, comment: id, text, mentions: mentioned.map((colleague) => colleague.id) },
  });
  return true;
}
