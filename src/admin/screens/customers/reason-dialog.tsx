import type { CustomerView } from "#accounts/customers/customer-view.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextAreaInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

interface ReasonDialogProps {
  customer: CustomerView;
  action: "suspend" | "restore";
  open: boolean;
  onClose: () => void;
}

/** Suspends or restores an account with a reason. */
export function ReasonDialog({ open, ...props }: ReasonDialogProps) {
  const words = useWords("admin-customers")[props.action];
  return (
    <ActionDialog title={words.title} open={open} onClose={props.onClose}>
      <ReasonForm {...props} />
    </ActionDialog>
  );
}

function ReasonForm({ customer, action, onClose }: Omit<ReasonDialogProps, "open">) {
  const { reason, reasonHint, ...all } = useWords("admin-customers");
  const words = all[action];
  const send = useSend();
  const form = useAdminForm({
    defaults: { reason: "", version: customer.version },
    submit: (values) =>
      send<CustomerView>("POST", `/admin/customers/${encodeURIComponent(customer.id)}/${action}`, values),
    onSaved: () => {
      showToast({ text: words.done });
      onClose();
    },
  });
  return (
    <>
      <p className="mb-4 text-sm text-muted">{words.body}</p>
      <Form form={form}>
        <TextAreaInput form={form} name="reason" label={reason} hint={reasonHint} rows={2} />
        <FormActions form={form} save={words.button} danger={action === "suspend"} onCancel={onClose} />
      </Form>
    </>
  );
}
