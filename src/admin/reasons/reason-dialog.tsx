import type { Outcome } from "#client/api/outcome.ts";
import { refreshResources } from "../data/refresh.ts";
import { ActionDialog } from "../dialog/action-dialog.tsx";
import { Form } from "../form/form.tsx";
import { FormActions } from "../form/form-actions.tsx";
import { TextAreaInput } from "../form/inputs.tsx";
import { useAdminForm } from "../form/use-admin-form.ts";
import { useWords } from "../words/use-words.ts";

interface ReasonDialogProps {
  title: string;
  body: string;
  /** What the button does, as a verb. */
  confirm: string;
  open: boolean;
  onClose: () => void;
  /** Sends it with the reason. */
  submit: (reason: string) => Promise<Outcome<unknown>>;
  onDone?: () => void;
  /** What is read again when somebody else was faster: `/admin/vouchers`. */
  resource: string;
  /** Says who was faster; without it somebody else was. */
  sayOvertaken?: () => Promise<string>;
}

/** Asks for the reason of something that cannot be undone. */
export function ReasonDialog({ title, open, onClose, ...props }: ReasonDialogProps) {
  return (
    <ActionDialog title={title} open={open} onClose={onClose}>
      <ReasonForm {...props} onClose={onClose} />
    </ActionDialog>
  );
}

function ReasonForm(props: Omit<ReasonDialogProps, "title" | "open">) {
  const { body, confirm, submit, resource, onClose, onDone } = props;
  const words = useWords("admin-reasons");
  const form = useAdminForm({
    defaults: { reason: "" },
    submit: ({ reason }) => submit(reason),
    sayOvertaken: () => {
      // The screen behind shows what changed.
      refreshResources([resource]);
      return props.sayOvertaken?.() ?? words.changed;
    },
    onSaved: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <Form form={form}>
      <p className="text-sm text-muted">{body}</p>
      <TextAreaInput form={form} name="reason" label={words.reason} hint={words.hint} rows={2} maxLength={500} />
      <FormActions form={form} save={confirm} onCancel={onClose} danger />
    </Form>
  );
}
