import "./tables.server.ts";
import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import { notifyStaff } from "#notifications/notify-staff.server.ts";
import { mentionsIn } from "#text/mentions.ts";
import type { ThreadBody } from "./comment-contract.ts";
import type { Author, CommentDeps, ListReaders } from "./deps.server.ts";
import type { Mention } from "./tables.server.ts";

type Changed = Promise<{ document: string } | undefined>;

/** Resolves a thread or opens it again; undefined when there is none. */
export async function setThreadState(
  thread: string,
  state: "open" | "resolved",
  by: string,
  actor: Actor,
  { db, now }: Pick<CommentDeps, "db" | "now">,
): Changed {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom("content_threads")
      .select(["document", "pointer", "resolved_at"])
      .where("id", "=", thread)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return undefined;
    const { document, pointer } = found;
    if ((found.resolved_at !== null) === (state === "resolved")) return { document };
    const at = now();
    await trx
      .updateTable("content_threads")
      .set(state === "resolved" ? { resolved_at: at, resolved_by: by } : { resolved_at: null, resolved_by: null })
      .where("id", "=", thread)
      .execute();
    await notifyAdmin(trx, "content", document);
    await recordChange(trx, actor, at, {
      action: state === "resolved" ? "content.thread_resolved" : "content.thread_reopened",
      object: { kind: "content", id: document },
      after: { pointer, thread },
    });
    return { document };
  });
}

/** Changes one's own comment; colleagues whom it did not name before get a mail. Undefined for somebody else's. */
export async function changeComment(
  comment: string,
  text: string,
  author: string,
  actor: Actor,
  { db, jobs, now, listReaders }: CommentDeps,
): Changed {
  return db.transaction().execute(async (trx) => {
    const found = await lockOwnComment(trx, comment, author);
    if (!found) return undefined;
    const { document, pointer, thread_id: thread } = found;
    if (found.text === text) return { document };
    const at = now();
    const mentioned = await findMentioned(trx, text, listReaders);
    await trx
      .updateTable("content_comments")
      .set({ text, mentions: JSON.stringify(mentioned), edited_at: at })
      .where("id", "=", comment)
      .execute();
    const known = new Set(found.mentions.map(({ id }) => id));
    const added = mentioned.filter(({ id }) => !known.has(id));
    await sendMentions(trx, { document, thread, comment }, added, { author, actor, jobs, at });
    await notifyAdmin(trx, "content", document);
    await recordChange(trx, actor, at, {
      action: "content.comment_changed",
      object: { kind: "content", id: document },
      before: { text: found.text },
      after: { pointer, thread, comment, text },
    });
    return { document };
  });
}

/** Deletes one's own comment, and its thread when it was the only one. Undefined for somebody else's. */
export async function deleteComment(
  comment: string,
  author: string,
  actor: Actor,
  { db, now }: Pick<CommentDeps, "db" | "now">,
): Changed {
  return db.transaction().execute(async (trx) => {
    const found = await lockOwnComment(trx, comment, author);
    if (!found) return undefined;
    const { document, pointer, thread_id: thread, text } = found;
    await trx.deleteFrom("content_comments").where("id", "=", comment).execute();
    await trx
      .deleteFrom("content_threads")
      .where("id", "=", thread)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("content_comments").select("id").where("thread_id", "=", thread))),
      )
      .execute();
    await notifyAdmin(trx, "content", document);
    await recordChange(trx, actor, now(), {
      action: "content.comment_deleted",
      object: { kind: "content", id: document },
      before: { pointer, thread, comment, text },
    });
    return { document };
  });
}

/** Reads one's own comment and locks its thread, so that two deletions or a reply at the same time are in turn. */
async function lockOwnComment(trx: Trx, comment: string, author: string) {
  const place = await trx
    .selectFrom("content_comments")
    .select("thread_id")
    .where("id", "=", comment)
    .executeTakeFirst();
  if (!place) return undefined;
  await trx.selectFrom("content_threads").select("id").where("id", "=", place.thread_id).forUpdate().execute();
  return trx
    .selectFrom("content_comments as comment")
    .innerJoin("content_threads as thread", "thread.id", "comment.thread_id")
    .select(["document", "pointer", "thread_id", "text", "mentions"])
    .where("comment.id", "=", comment)
    .where("comment.author_id", "=", author)
    .executeTakeFirst();
}

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
  await sendMentions(trx, { document, thread, comment: id }, mentioned, {
    author: author.id,
    actor,
    jobs: deps.jobs,
    at,
  });
  await notifyAdmin(trx, "content", document);
  await recordChange(trx, actor, at, {
    action: "content.comment_added",
    object: { kind: "content", id: document },
    after: { pointer, thread, comment: id, text, mentions: mentioned.map((colleague) => colleague.id) },
  });
  return true;
}

/** Returns the colleagues whom a text names by @username. */
async function findMentioned(trx: Trx, text: string, listReaders: ListReaders): Promise<Mention[]> {
  const usernames = mentionsIn(text);
  if (usernames.length === 0) return [];
  const readers = await listReaders(trx);
  return readers
    .filter(({ username }) => usernames.includes(username))
    .map(({ id, username, name }) => ({ id, username, name }));
}

/** Tells each mentioned colleague but the author, and queues a mail to them. */
async function sendMentions(
  trx: Trx,
  { document, thread, comment }: { document: string; thread: string; comment: string },
  mentioned: readonly Mention[],
  { author, actor, jobs, at }: { author: string; actor: Actor; jobs: CommentDeps["jobs"]; at: Date },
): Promise<void> {
  const to = mentioned.map(({ id }) => id).filter((id) => id !== author);
  for (const each of to) await jobs.send(trx, "content-notice", { comment, to: each });
  const params = { by: actor.name, thread };
  await notifyStaff(trx, "content_mention", { object: document, params, to, by: actor, at });
}
