import { dayBegins, isDay, jakartaDay } from "#time/jakarta-day.ts";
import { addWorkingDays } from "#time/working-days.ts";
import { useSendId } from "../../../data/use-send-id.ts";
import { showToast } from "../../../dialog/toast.ts";
import { Form } from "../../../form/form.tsx";
import { DateInput, SelectInput, TextAreaInput, TextInput } from "../../../form/inputs.tsx";
import { dropDraft, useDraft, useStoredDraft } from "../../../form/stored-draft.ts";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useMe } from "../../../session/me.ts";
import { useWords } from "../../../words/use-words.ts";
import { ComposerActions } from "./composer-actions.tsx";
import type { ComposerProps } from "./composer-props.ts";

/** Returns a reminder for the next working day in the morning. */
const emptyReminder = () => ({ text: "", day: jakartaDay(addWorkingDays(new Date(), 1)), time: "09:00", for: "" });

/** Sets a reminder for oneself or a colleague, at a time in Jakarta. */
export function ReminderForm({ leadId, conversation, actions }: ComposerProps) {
  const words = useWords("admin-conversation");
  const me = useMe();
  const [id, renewId] = useSendId();
  const draft = `reminder.${leadId}`;
  const form = useAdminForm({
    defaults: useDraft(draft, emptyReminder()),
    submit: ({ text, day, time, for: receiver }) =>
      actions.send("reminders", { id, text, due_at: moment(day, time), ...(receiver && { for: receiver }) }),
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
