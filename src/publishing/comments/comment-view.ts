import { z } from "zod";
import { locales } from "#text/locales.ts";
import { commentLength, quoteLength } from "./comment-lengths.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

const text = z.string().trim().min(1, { error: "required" }).max(commentLength, { error: "too_long" });
/** Made by the client: a repeated request with the same id changes nothing. */
const id = z.uuid();

/** `POST /admin/content/documents/:name/threads`: a thread with its first comment, whose id it has. */
export const threadBody = z.object({
  id,
  /** JSON pointer of the field; empty is the whole document. */
  pointer: z
    .string()
    .max(300)
    .regex(/^(?:\/[^/]*)*$/),
  /** Null is about both languages. */
  locale: locale.nullable(),
  /** What the field says, as its writer sees it. */
  quote: z.string().max(quoteLength).nullable(),
  text,
});
export type ThreadBody = z.output<typeof threadBody>;

/** `POST /admin/content/threads/:id/comments`. */
export const replyBody = z.object({ id, text });
/** `PATCH /admin/content/comments/:id`. */
export const commentBody = z.object({ text });
/** `PATCH /admin/content/threads/:id`. */
export const threadState = z.object({ state: z.enum(["open", "resolved"]) });

const comment = z.object({
  id,
  at: moment,
  author: z.string(),
  /** Whether the reader wrote it, who alone may change it. */
  own: z.boolean(),
  text: z.string(),
  /** Usernames that stand in the text after an @ and belong to colleagues. */
  mentions: z.array(z.string()),
  edited_at: moment.nullable(),
});
export type CommentView = z.output<typeof comment>;

const thread = z.object({
  id,
  locale: locale.nullable(),
  pointer: z.string(),
  quote: z.string().nullable(),
  resolved_at: moment.nullable(),
  resolved_by: z.string().nullable(),
  /** Oldest first. */
  comments: z.array(comment),
});
export type ThreadView = z.output<typeof thread>;

/** `GET /admin/content/documents/:name/comments`, and what every change of a comment returns. */
export const commentsView = z.object({
  data: z.object({
    /** Open ones first, then by the moment of their first comment, newest first. */
    threads: z.array(thread),
    colleagues: z.array(z.object({ id: z.string(), name: z.string(), username: z.string() })),
  }),
});
export type CommentsView = z.output<typeof commentsView>["data"];
