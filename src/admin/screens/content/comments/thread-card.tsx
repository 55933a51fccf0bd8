import { Fragment, useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { CommentView } from "#publishing/comments/comment-contract.ts";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useSend, useWords } from "../../../kit/data.ts";
import { confirmAction, hasDraft, showToast } from "../../../kit/form.ts";
import { StateBadge, useRefusalText, When } from "../../../kit/parts.ts";
import { useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { usePathLabel } from "../form/place-label.ts";
import { pathOf } from "../words/at-path.ts";
import { CommentForm } from "./comment-form.tsx";
import type { PlacedThread } from "./comments-context.ts";

export const threadId = (thread: string) => `thread-${thread}`;

/** A thread: its field, what the field said when that has changed, and the comments. */
export function ThreadCard({
  thread,
  isCurrent,
  onLeave,
}: {
  thread: PlacedThread;
  /** Its field is the focused one. */
  isCurrent: boolean;
  /** Called before the field gets the focus. */
  onLeave: () => void;
}) {
  const { mayWrite, folds } = useEditor();
  const { comments, languages } = useWords("admin-content");
  const labelOf = usePathLabel();
  const draft = `comment-reply.${thread.id}`;
  const [isReplying, setIsReplying] = useState(() => hasDraft(draft, { text: "" }));
  const [pending, setPending] = useState(false);
  const send = useSend();
  const refusalText = useRefusalText();
  const { id, place, quote, locale, resolved_at, resolved_by } = thread;
  const path = pathOf(place.pointer);
  const label = path.length === 0 ? comments.whole : labelOf(path);
  const isResolved = resolved_at !== null;
  const settle = async () => {
    setPending(true);
    const state = isResolved ? "open" : "resolved";
    const outcome = await send("PATCH", pathTo("/admin/content/threads/:id", { id }), { state });
    setPending(false);
    if (!outcome.ok) showToast({ text: refusalText(outcome.refusal) });
  };
  return (
    <li
      id={threadId(id)}
      className="comment-thread"
      tabIndex={-1}
      aria-label={label}
      data-current={isCurrent || undefined}
    >
      <div className="comment-thread-head">
        {path.length === 0 || place.state === "gone" ? (
          <span className="comment-thread-place">{label}</span>
        ) : (
          <button
            type="button"
            className="comment-thread-place link"
            title={comments.toField}
            onClick={() => {
              onLeave();
              focusPlace(folds, path, locale ?? undefined);
            }}
          >
            {label}
          </button>
        )}
        {locale && <span className="comment-thread-language">{languages[locale]}</span>}
        {mayWrite && (
          <button
            type="button"
            className="comment-thread-settle"
            aria-disabled={pending || undefined}
            onClick={pending ? undefined : () => void settle()}
          >
            {!isResolved && <Icon name="check" className="size-4 shrink-0" />}
            {isResolved ? comments.reopen : comments.resolve}
          </button>
        )}
      </div>
      {place.state === "gone" && <StateBadge tone="warn">{comments.gone}</StateBadge>}
      {place.state !== "unchanged" && quote && (
        <blockquote className="comment-thread-quote" lang={locale ?? undefined}>
          <span className="block text-xs text-muted">{comments.quoted}</span>
          {quote}
        </blockquote>
      )}
      <ol className="comment-thread-comments">
        {thread.comments.map((comment) => (
          <CommentEntry key={comment.id} comment={comment} />
        ))}
      </ol>
      {isResolved && <p className="text-xs text-muted">{fill(comments.resolvedBy, { name: resolved_by ?? "" })}</p>}
      {mayWrite &&
        (isReplying ? (
          <CommentForm
            draft={draft}
            label={comments.replyLabel}
            send={comments.reply}
            submit={(comment) => send("POST", pathTo("/admin/content/threads/:id/comments", { id }), comment)}
            onSent={() => setIsReplying(false)}
            onCancel={() => setIsReplying(false)}
          />
        ) : (
          <button type="button" className="comment-action comment-thread-reply" onClick={() => setIsReplying(true)}>
            {comments.reply}
          </button>
        ))}
    </li>
  );
}

/** One comment: who wrote it and when; its author changes or deletes it. */
function CommentEntry({ comment }: { comment: CommentView }) {
  const { mayWrite } = useEditor();
  const { comments } = useWords("admin-content");
  const draft = `comment-edit.${comment.id}`;
  const [isEditing, setIsEditing] = useState(() => comment.own && hasDraft(draft, { text: comment.text }));
  const send = useSend();
  const refusalText = useRefusalText();
  const path = pathTo("/admin/content/comments/:id", { id: comment.id });
  const remove = async () => {
    const question = { title: comments.deleteTitle, body: comments.deleteBody, confirm: comments.delete };
    if (!(await confirmAction({ ...question, danger: true }))) return;
    const outcome = await send("DELETE", path);
    if (!outcome.ok) showToast({ text: refusalText(outcome.refusal) });
  };
  return (
    <li className="comment">
      <span className="comment-face" aria-hidden="true">
        {initialsOf(comment.author)}
      </span>
      <div className="min-w-0">
        <div className="comment-by">
          <p>
            <span className="font-semibold text-ink">{comment.author}</span> <When date={comment.at} relative />
            {comment.edited_at && <span> · {comments.edited}</span>}
          </p>
          {comment.own && mayWrite && !isEditing && (
            <span className="comment-actions">
              <button type="button" className="comment-action" onClick={() => setIsEditing(true)}>
                {comments.edit}
              </button>
              <button type="button" className="comment-action" onClick={() => void remove()}>
                {comments.delete}
              </button>
            </span>
          )}
        </div>
        {isEditing ? (
          <CommentForm
            draft={draft}
            text={comment.text}
            label={comments.editLabel}
            send={comments.save}
            submit={({ text }) => send("PATCH", path, { text })}
            onSent={() => setIsEditing(false)}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <CommentText text={comment.text} mentions={comment.mentions} />
        )}
      </div>
    </li>
  );
}

/** Returns the first letters of the first and the last name. */
function initialsOf(name: string): string {
  const parts = name.split(/[\s.]+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => [...(part ?? "")][0] ?? "").join("");
}

/** A comment with the colleagues whom it names. */
function CommentText({ text, mentions }: { text: string; mentions: readonly string[] }) {
  // The longest first: one username may begin with another.
  const names = mentions.toSorted((one, other) => other.length - one.length).map((name) => name.replaceAll(".", "\\."));
  const parts = names.length === 0 ? [text] : text.split(new RegExp(`(@(?:${names.join("|")}))(?![\\w-])`, "i"));
  return (
    <p className="comment-text">
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <strong key={index} className="comment-mention">
            {part}
          </strong>
        ) : (
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}
