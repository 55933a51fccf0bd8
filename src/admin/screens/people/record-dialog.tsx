import { rightsKinds } from "#accounts/rights/rights-states.ts";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";
import { describedBy, Field } from "#ui/field.tsx";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { DayShown } from "../../form/day-shown.tsx";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { SelectInput, TextAreaInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

/** Records a request of a person, with the moment at which its clock began. */
export function RecordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { record } = useWords("admin-people");
  return (
    <ActionDialog title={record.title} open={open} onClose={onClose}>
      <RecordForm onClose={onClose} />
    </ActionDialog>
  );
}

function RecordForm({ onClose }: { onClose: () => void }) {
  const { record: words, kinds } = useWords("admin-people");
  const send = useSend();
  const form = useAdminForm({
    defaults: { kind: "access", email: "", received_at: "", note: "" },
    submit: ({ received_at, ...values }) =>
      send<RightsRequestView>("POST", "/admin/people/requests", {
        ...values,
        ...(received_at && { received_at: `${received_at}:00+07:00` }),
      }),
    onSaved: () => {
      showToast({ text: words.done });
      onClose();
    },
  });
  const { message } = form.fields.formState.errors.received_at ?? {};
  const received = {
    id: "received-at",
    label: words.received,
    hint: words.receivedHint,
    ...(message && { error: message }),
  };
  return (
    <Form form={form}>
      <SelectInput
        form={form}
        name="kind"
        label={words.kind}
        options={rightsKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextInput form={form} name="email" label={words.email} type="email" maxLength={254} />
      <Field {...received}>
        <DayShown value={form.fields.watch("received_at")} withTime>
          <input
            {...form.fields.register("received_at")}
            id={received.id}
            type="datetime-local"
            className="input"
            aria-invalid={message ? true : undefined}
            aria-describedby={describedBy(received)}
          />
        </DayShown>
      </Field>
      <TextAreaInput form={form} name="note" label={words.note} hint={words.noteHint} rows={2} optional />
      <FormActions form={form} save={words.save} onCancel={onClose} />
    </Form>
  );
}
