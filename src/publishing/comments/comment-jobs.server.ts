import "./tables.server.ts";
import { documentOf } from "#content/document-names.ts";
import { readPublishedDocument } from "#content/published-document.server.ts";
import { readSet } from "#content/read-set.server.ts";
import type { Database } from "#infra/database/tables.server.ts";
import type { Jobs } from "#infra/jobs/jobs.server.ts";
import type { Mailer } from "#infra/mailer/mail.server.ts";
import { wantsMail } from "#notifications/notify-staff.server.ts";
import { type Locale, locales } from "#text/locales.ts";
import { documentTitle } from "../documents/document-title.server.ts";
import type { Words } from "../tables.server.ts";
import type { ListReaders } from "./deps.server.ts";

declare module "#infra/jobs/queues.server.ts" {
  interface Queues {
    "content-notice": CommentNotice;
  }
}

/** Registers the mails about comments; call before `jobs.start()`. */
export function registerCommentJobs(deps: CommentNoticeDeps & { jobs: Jobs }): void {
  deps.jobs.work("content-notice", (notice) => sendCommentNotice(notice, deps));
}

/** Payload of the `content-notice` queue: a comment that names somebody. */
interface CommentNotice {
  comment: string;
  to: string;
}

interface CommentNoticeDeps {
  db: Database;
  mailer: Pick<Mailer, "send">;
  listReaders: ListReaders;
  publicUrl: string;
}

/**
 * Handles `content-notice`: mails a colleague in their language. A repeated job sends a mail with the same Message-ID; none
 * is sent when the comment was deleted or the colleague has left.
 */
export async function sendCommentNotice({ comment, to }: CommentNotice, deps: CommentNoticeDeps): Promise<void> {
  const { db, mailer, listReaders, publicUrl } = deps;
  const found = await db
    .selectFrom("content_comments as comment")
    .innerJoin("content_threads as thread", "thread.id", "comment.thread_id")
    .select(["comment.author", "comment.text", "thread.document", "thread.quote", "thread.id"])
    .where("comment.id", "=", comment)
    .executeTakeFirst();
  const colleague = (await listReaders(db)).find((person) => person.id === to);
  if (!found || !colleague || !(await wantsMail(db, "content_mention", to))) return;
  const { commentMail } = await import("./mails/comment-mail.server.tsx");
  const mail = await commentMail({
    locale: colleague.locale,
    by: found.author,
    document: titleOf(found.document, colleague.locale),
    quote: found.quote,
    text: found.text,
    site: publicUrl,
    url: `${publicUrl}/admin/content/documents/${encodeURIComponent(found.document)}?thread=${found.id}`,
  });
  await mailer.send({ id: `content-comment-${comment}-${to}`, to: colleague.email, ...mail });
}

/** Returns the name of a document in the list, or what it calls itself, in the reader's language where it exists in that. */
function titleOf(name: string, reader: Locale): string {
  const documents: Record<string, string | undefined> = readSet(reader, "admin-content").documents;
  if (documents[name]) return documents[name];
  const document = documentOf(name);
  const languages = [reader, ...locales.filter((locale) => locale !== reader)];
  const words = languages.map((locale) => readPublishedDocument(document, locale)).find(Boolean);
  return documentTitle(name, words as Words | undefined);
}
