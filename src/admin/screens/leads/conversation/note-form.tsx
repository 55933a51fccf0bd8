import { useSendId } from "../../../data/use-send-id.ts";
import { showToast } from "../../../dialog/toast.ts";
import { Form } from "../../../form/form.tsx";
import { TextAreaInput } from "../../../form/inputs.tsx";
import { MentionButtons } from "../../../form/mention-buttons.tsx";
import { dropDraft, useDraft, useStoredDraft } from "../../../form/stored-draft.ts";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import { ComposerActions } from "./composer-actions.tsx";
import type { ComposerProps } from "./composer-props.ts";

const empty = { text: "" };

/** Writes a note between colleagues. */
export function NoteForm({ leadId, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const [id, renewId] = useSendId();
  const draft = `note.${leadId}`;
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: (values) => actions.send("notes", { id, ...values }),
    onSaved() {
      form.fields.reset(empty);
      dropDraft(draft);
      renewId();
      showToast({ text: words.sent.note });
    },
  });
  useStoredDraft(draft, form.fields);
  return (
    <Form form={form}>
      <TextAreaInput
        form={form}
        name="text"
        label={words.note.label}
        hint={words.note.hint}
        rows={4}
        maxLength={5000}
      />
      <MentionButtons form={form} name="text" label={words.note.mention} colleagues={conversation.colleagues} />
      <ComposerActions form={form} submit={words.note.submit} />
    </Form>
  );
}
