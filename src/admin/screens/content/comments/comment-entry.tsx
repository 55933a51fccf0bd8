import { useState } from "react";
import type { CommentView } from "#publishing/comments/comment-view.ts";
import { useSend } from "../../../data/use-send.ts";
import { confirmAction } from "../../../dialog/confirm-action.ts";
import { showToast } from "../../../dialog/toast.ts";
import { hasDraft } from "../../../form/stored-draft.ts";
import { useRefusalText } from "../../../layout/use-refusal-text.ts";
import { When } from "../../../layout/when.tsx";
import { useWords } from "../../../words/use-words.ts";
import { useEditor } from "../form/editor-context.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentText } from "./comment-text.tsx";

/** One comment: who wrote it and when; its author changes or deletes it. */
export function CommentEntry({ comment }: { comment: CommentView }) {
  const { mayWrite } = useEditor();
  const { comments } = useWords("admin-content");
  const draft = `comment-edit.${comment.id}`;
  const [isEditing, setIsEditing] = useState(() => comment.own && hasDraft(draft, { text: comment.text }));
  const send = useSend();
  const refusalText = useRefusalText();
  const path = `/admin/content/comments/${comment.id}`;
  const remove = async () => {
    const question = { title: comments.deleteTitle, body: comments.deleteBody, confirm: comments.delete };
    if (!(await confirmAction({ ...question, danger: true }))) return;
    const outcome = await send<unknown>("DELETE", path);
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
            submit={({ text }) => send<unknown>("PATCH", path, { text })}
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
