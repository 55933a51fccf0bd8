import { useState } from "react";
import { fill } from "#text/fill.ts";
import { Icon } from "#ui/icon.tsx";
import { useSend } from "../../../data/use-send.ts";
import { showToast } from "../../../dialog/toast.ts";
import { hasDraft } from "../../../form/stored-draft.ts";
import { StateBadge } from "../../../layout/state-badge.tsx";
import { useRefusalText } from "../../../layout/use-refusal-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { focusPlace } from "../form/focus-place.ts";
import { usePathLabel } from "../form/place-label.ts";
import { pathOf } from "../words/at-path.ts";
import { CommentEntry } from "./comment-entry.tsx";
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
    const outcome = await send<unknown>("PATCH", `/admin/content/threads/${id}`, { state });
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
            submit={(comment) => send<unknown>("POST", `/admin/content/threads/${id}/comments`, comment)}
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
