import type { Actor } from "#infra/audit/actor.ts";
import { recordChange } from "#infra/audit/record-change.server.ts";
import { notifyAdmin } from "#infra/database/admin-changes.server.ts";
import type { Trx } from "#infra/database/tables.server.ts";
import type { CommentDeps } from "./deps.server.ts";
import { findMentioned, sendMentions } from "./mentioned.server.ts";
import "./tables.server.ts";

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
    await sendMentions(trx, comment, added, author, jobs);
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
