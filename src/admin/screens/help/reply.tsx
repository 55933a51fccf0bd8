import type { HelpDetailView } from "#shop/help/help-view.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useSend } from "../../data/use-send.ts";
import { useSendId } from "../../data/use-send-id.ts";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { TextAreaInput } from "../../form/inputs.tsx";
import { dropDraft, useDraft, useStoredDraft } from "../../form/stored-draft.ts";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";
import { ComposerActions } from "../leads/conversation/composer-actions.tsx";

/** Writes an answer to the customer, or a note that only colleagues read. */
export function Reply({ request }: { request: HelpDetailView }) {
  const { answer, note, detail } = useWords("admin-help");
  return (
    <Tabs
      label={detail.conversation}
      dense
      tabs={[
        { name: answer.tab, content: <ReplyForm request={request} kind="answer" /> },
        { name: note.tab, content: <ReplyForm request={request} kind="note" /> },
      ]}
    />
  );
}

/** `version` is that of a stale save which the person wants to send all the same. */
const empty = { text: "", version: 0 };

function ReplyForm({ request, kind }: { request: HelpDetailView; kind: "answer" | "note" }) {
  const words = useWords("admin-help")[kind];
  const [id, renewId] = useSendId();
  const send = useSend();
  const draft = `help-${kind}.${request.id}`;
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: ({ text, version }) =>
      send<HelpDetailView>("POST", `/admin/help/${request.id}/messages`, {
        id,
        text,
        note: kind === "note",
        version: Math.max(version, request.version),
      }),
    onSaved() {
      form.fields.reset(empty);
      dropDraft(draft);
      renewId();
      showToast({ text: words.done });
    },
  });
  useStoredDraft(draft, form.fields);
  return (
    <Form form={form}>
      <TextAreaInput
        form={form}
        name="text"
        label={words.label}
        hint={words.hint}
        rows={kind === "answer" ? 8 : 4}
        maxLength={5000}
      />
      <ComposerActions form={form} submit={words.submit} />
    </Form>
  );
}
