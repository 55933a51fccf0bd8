import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useSendId, useWords } from "../../../kit/data.ts";
import { dropDraft, Form, MentionInput, showToast, useAdminForm, useDraft, useStoredDraft } from "../../../kit/form.ts";
import { ComposerActions, type ComposerProps } from "./composer-actions.tsx";
import { MailForm } from "./mail-form.tsx";

const kinds = ["mail", "note"] as const;
type Kind = (typeof kinds)[number];

/** What a key or a press asked to write; another object each time, so that the same key twice takes the focus twice. */
export interface Asked {
  kind: Kind;
}

/** Writes mails and notes; what is asked for is opened and takes the focus. What is to be done next is a task. */
export function Composer({ asked, ...props }: ComposerProps & { asked: Asked | undefined }) {
  const words = useWords("admin-conversation");
  const [kind, setKind] = useState<Kind>("mail");
  const [opened, setOpened] = useState<Asked>();
  const box = useRef<HTMLDivElement>(null);
  if (asked && asked !== opened) {
    setOpened(asked);
    setKind(asked.kind);
  }
  useEffect(() => {
    if (!opened) return;
    const panel = box.current?.querySelector("[role=tabpanel]:not([hidden])");
    panel?.querySelector<HTMLElement>("textarea, input, a")?.focus();
  }, [opened]);
  const { mail_refusal: refusal } = props.conversation;
  return (
    <div ref={box}>
      <Tabs
        label={words.title}
        dense
        selected={kinds.indexOf(kind)}
        onSelect={(index) => setKind(kinds[index]!)}
        // In the sequence of the kinds.
        tabs={[
          {
            name: words.tabs.mail,
            content: refusal ? (
              <MailRefused refusal={refusal} mergedInto={props.conversation.merged_into} />
            ) : (
              <MailForm {...props} />
            ),
          },
          { name: words.tabs.note, content: <NoteForm {...props} /> },
        ]}
      />
    </div>
  );
}

const empty = { text: "" };

/** Writes a note between colleagues. */
function NoteForm({ leadId, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const [id, renewId] = useSendId();
  const draft = `note.${leadId}`;
  const form = useAdminForm({
    defaults: useDraft(draft, empty),
    submit: (values) => actions.addNote({ id, ...values }),
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
      <MentionInput
        form={form}
        name="text"
        label={words.note.label}
        hint={words.note.hint}
        maxLength={5000}
        mention={words.note.mention}
        colleagues={conversation.colleagues}
      />
      <ComposerActions form={form} submit={words.note.submit} />
    </Form>
  );
}

/** Says why no mail may be sent to a lead. */
function MailRefused({
  refusal,
  mergedInto,
}: {
  refusal: NonNullable<ConversationView["mail_refusal"]>;
  mergedInto: string | null;
}) {
  const { refusals } = useWords("admin-conversation");
  return (
    <div className="empty">
      <p>{refusals[refusal]}</p>
      {mergedInto && (
        <Link className="link" to={`/leads/${mergedInto}`}>
          {refusals.openMerged}
        </Link>
      )}
    </div>
  );
}
