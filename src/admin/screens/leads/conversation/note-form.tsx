import { showToast } from "../../../dialog/toast.ts";
import { Form } from "../../../form/form.tsx";
import { TextAreaInput } from "../../../form/inputs.tsx";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useMe } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { ComposerActions } from "./composer-actions.tsx";
import type { ComposerProps } from "./composer-props.ts";
import { dropDraft, useDraft, useStoredDraft } from "./draft.ts";
import { useSendId } from "./use-conversation.ts";

const empty = { text: "" };
/** Colleagues offered as buttons; the others can be typed. */
const maxOffered = 8;

/** Writes a note between colleagues. */
export function NoteForm({ leadId, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const me = useMe();
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
  const others = conversation.colleagues.filter((colleague) => colleague.id !== me.id);
  const mention = (username: string) => {
    const text = form.fields.getValues("text");
    const space = text === "" || /\s$/.test(text) ? "" : " ";
    form.fields.setValue("text", `${text}${space}@${username} `, { shouldDirty: true });
    form.fields.setFocus("text");
  };
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
      {others.length > 0 && (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{words.note.mention}</legend>
          {others.slice(0, maxOffered).map(({ id: colleague, name, username }) => (
            <button
              key={colleague}
              type="button"
              className="bar-link border border-line"
              title={name}
              onClick={() => mention(username)}
            >
              @{username}
            </button>
          ))}
        </fieldset>
      )}
      <ComposerActions form={form} submit={words.note.submit} />
    </Form>
  );
}
