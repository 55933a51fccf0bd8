import { z } from "zod";
import { get, patch, post, remove } from "#contract/contract.ts";
import { locales } from "#text/locales.ts";
import { documentParams } from "../content-view.ts";
import { commentLength, quoteLength } from "./comment-lengths.ts";

const moment = z.iso.datetime();
const locale = z.enum(locales);

const text = z.string().trim().min(1, { error: "required" }).max(commentLength, { error: "too_long" });
/** Made by the client: a repeated request with the same id changes nothing. */
const id = z.uuid();

/** A thread with its first comment, whose id it has. */
const threadBody = z.object({
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

/** What every call of comments returns. */
const comments = z.object({
  /** Open ones first, then by the moment of their first comment, newest first. */
  threads: z.array(thread),
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), username: z.string() })),
});
export type CommentsView = z.output<typeof comments>;

const params = z.object({ id: z.uuid() });
const change = { permission: ["content", "write"], data: comments } as const;

/** The calls of what colleagues say about the fields of a text. */
export const commentContract = {
  read: get("/admin/content/documents/:name/comments", {
    permission: ["content", "read"],
    summary: "What colleagues say about the fields of a text",
    params: documentParams,
    data: comments,
  }),
  open: post("/admin/content/documents/:name/threads", {
    ...change,
    summary: "Comment on a field; colleagues named by @username get a mail",
    params: documentParams,
    body: threadBody,
  }),
  reply: post("/admin/content/threads/:id/comments", {
    ...change,
    summary: "Reply to a comment; a resolved thread is open again",
    params,
    body: z.object({ id, text }),
  }),
  setState: patch("/admin/content/threads/:id", {
    ...change,
    summary: "Resolve a thread, or open it again",
    params,
    body: z.object({ state: z.enum(["open", "resolved"]) }),
  }),
  change: patch("/admin/content/comments/:id", {
    ...change,
    summary: "Change one's own comment",
    params,
    body: z.object({ text }),
  }),
  remove: remove("/admin/content/comments/:id", { ...change, summary: "Delete one's own comment", params }),
};
