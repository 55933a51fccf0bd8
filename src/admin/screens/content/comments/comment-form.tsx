import { type ReactNode, useState } from "react";
import type { Outcome } from "#client/api/outcome.ts";
import { commentLength } from "#publishing/comments/comment-lengths.ts";
import { Button } from "#ui/button.tsx";
import { useSendId, useWords } from "../../../kit/data.ts";
import { dropDraft, Form, MentionInput, useAdminForm, useDraft, useStoredDraft } from "../../../kit/form.ts";
import { RefusalNote } from "../../../kit/parts.ts";
import { useComments } from "./comments-context.ts";

/** Writes a comment; what is typed stays in this browser until it was sent. */
export function CommentForm({
  draft,
  text = "",
  label,
  send,
  submit,
  onSent,
  onCancel,
  children,
}: {
  /** The name under which what is typed is stored. */
  draft: string;
  /** What is changed, if it is no new comment. */
  text?: string;
  label: string;
  /** The text of the button. */
  send: string;
  submit: (comment: { id: string; text: string }) => Promise<Outcome<unknown>>;
  onSent?: () => void;
  onCancel?: () => void;
  children?: ReactNode;
}) {
  const words = useWords("admin");
  const { comments } = useWords("admin-content");
  const { colleagues } = useComments();
  const [id, renewId] = useSendId();
  const empty = { text };
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: (values) => submit({ id, ...values }),
    onSaved() {
      form.fields.reset({ text: "" });
      dropDraft(draft);
      renewId();
      onSent?.();
    },
  });
  useStoredDraft(draft, form.fields);
  const cancel = () => {
    dropDraft(draft);
    onCancel?.();
  };
  // Not closed again when the focus leaves: what somebody is about to press would move away.
  const [isOpened, setIsOpened] = useState(onCancel !== undefined || form.fields.getValues("text") !== "");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus is in it
    <div className="comment-form" data-opened={isOpened || undefined} onFocus={() => setIsOpened(true)}>
      <Form form={form}>
        {children}
        <MentionInput
          form={form}
          name="text"
          label={label}
          hint={comments.hint}
          rows={1}
          maxLength={commentLength}
          mention={comments.mention}
          colleagues={colleagues}
        />
        <div className="form-actions">
          <RefusalNote refusal={form.refusal} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" pending={form.pending}>
              {send}
            </Button>
            {onCancel && (
              <Button kind="secondary" onClick={cancel}>
                {words.cancel}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </div>
  );
}
