import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { ConversationView } from "#leads/conversation/conversation-contract.ts";
import { dayBegins, isDay, jakartaDay } from "#time/jakarta-day.ts";
import { addWorkingDays } from "#time/working-days.ts";
import { Tabs } from "#ui/tabs.tsx";
import { useKeys, useMe, useSendId, useWords } from "../../../kit/data.ts";
import {
  DateInput,
  dropDraft,
  Form,
  MentionInput,
  SelectInput,
  showToast,
  TextAreaInput,
  TextInput,
  useAdminForm,
  useDraft,
  useStoredDraft,
} from "../../../kit/form.ts";
import { ComposerActions, type ComposerProps } from "./composer-actions.tsx";
import { MailForm } from "./mail-form.tsx";

const kinds = ["mail", "note", "reminder"] as const;
type Kind = (typeof kinds)[number];

/** Writes notes, mails and reminders; the keys e, n and r open each and take the focus there. */
export function Composer(props: ComposerProps) {
  const words = useWords("admin-conversation");
  const [kind, setKind] = useState<Kind>("mail");
  // Counts the key presses: the same key twice takes the focus twice.
  const [focus, setFocus] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const open = (next: Kind) => () => {
    setKind(next);
    setFocus((count) => count + 1);
  };
  useKeys(
    { e: open("mail"), n: open("note"), r: open("reminder") },
    { label: words.title, names: { e: words.keys.reply, n: words.keys.note, r: words.keys.reminder } },
  );
  useEffect(() => {
    if (focus === 0) return;
    const panel = box.current?.querySelector("[role=tabpanel]:not([hidden])");
    panel?.querySelector<HTMLElement>("textarea, input, a")?.focus();
  }, [focus]);
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
          { name: words.tabs.reminder, content: <ReminderForm {...props} /> },
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

/** Returns a reminder for the next working day in the morning. */
const emptyReminder = () => ({ text: "", day: jakartaDay(addWorkingDays(new Date(), 1)), time: "09:00", for: "" });

/** Sets a reminder for oneself or a colleague, at a time in Jakarta. */
function ReminderForm({ leadId, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const me = useMe();
  const [id, renewId] = useSendId();
  const draft = `reminder.${leadId}`;
  const form = useAdminForm({
    defaults: useDraft(draft, emptyReminder()),
    submit: ({ text, day, time, for: receiver }) =>
      actions.addReminder({ id, text, due_at: moment(day, time), ...(receiver && { for: receiver }) }),
    onSaved() {
      form.fields.reset(emptyReminder());
      dropDraft(draft);
      renewId();
      showToast({ text: words.sent.reminder });
    },
  });
  useStoredDraft(draft, form.fields);
  const colleagues = conversation.colleagues.filter((colleague) => colleague.id !== me.id);
  return (
    <Form form={form}>
      <TextAreaInput form={form} name="text" label={words.reminder.text} rows={2} maxLength={1000} />
      <div className="grid gap-3 sm:grid-cols-3">
        <DateInput form={form} name="day" label={words.reminder.day} min={jakartaDay(new Date())} />
        <TextInput form={form} name="time" label={words.reminder.time} />
        <SelectInput
          form={form}
          name="for"
          label={words.reminder.for}
          options={[
            { value: "", label: words.reminder.myself },
            ...colleagues.map(({ id: value, name }) => ({ value, label: name })),
          ]}
        />
      </div>
      <p className="text-xs text-muted">{words.reminder.hint}</p>
      <ComposerActions form={form} submit={words.reminder.submit} />
    </Form>
  );
}

/** Returns a day and a time of day in Jakarta as a moment; what is no time is left to the server to refuse. */
function moment(day: string, time: string): string {
  const [, hours, minutes] = /^(\d{1,2})[.:](\d\d)$/.exec(time.trim()) ?? [];
  if (!hours || !minutes || !isDay(day)) return "";
  return new Date(dayBegins(day).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString();
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
