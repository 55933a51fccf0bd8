import { rightsKinds } from "#accounts/rights/rights-states.ts";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { DateInput, SelectInput, TextAreaInput, TextInput } from "../../form/inputs.tsx";
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
  return (
    <Form form={form}>
      <SelectInput
        form={form}
        name="kind"
        label={words.kind}
        options={rightsKinds.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextInput form={form} name="email" label={words.email} type="email" maxLength={254} />
      <DateInput form={form} name="received_at" label={words.received} hint={words.receivedHint} withTime />
      <TextAreaInput form={form} name="note" label={words.note} hint={words.noteHint} rows={2} optional />
      <FormActions form={form} save={words.save} onCancel={onClose} />
    </Form>
  );
}
