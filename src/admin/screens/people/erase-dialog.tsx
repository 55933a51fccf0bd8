import type { ErasedPersonView, FoundPersonView } from "#accounts/rights/rights-view.ts";
import { refused } from "#client/api/outcome.ts";
import { fill } from "#text/fill.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

interface EraseDialogProps {
  person: FoundPersonView;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Erases a person after their address was typed a second time. */
export function EraseDialog({ open, ...props }: EraseDialogProps) {
  const { erase } = useWords("admin-people");
  return (
    <ActionDialog title={erase.title} open={open} onClose={props.onClose}>
      <EraseForm {...props} />
    </ActionDialog>
  );
}

function EraseForm({ person, onClose, onErased }: Omit<EraseDialogProps, "open">) {
  const { erase: words } = useWords("admin-people");
  const send = useSend();
  const form = useAdminForm({
    defaults: { email: "" },
    submit: async ({ email }) => {
      if (email.trim().toLowerCase() !== person.email.toLowerCase()) {
        const refusal = refused(400, "invalid_input");
        refusal.refusal.issues.push({ path: "email", code: "invalid", message: words.differs });
        return refusal;
      }
      const outcome = await send<ErasedPersonView>("POST", "/admin/people/erase", { email: person.email });
      if (outcome.ok) {
        showToast({ text: fill(words.done, { n: outcome.data.kept_invoices }) });
        onClose();
        onErased();
      }
      return outcome;
    },
  });
  return (
    <>
      <p className="mb-2 text-sm">{words.body}</p>
      <p className="mb-4 text-sm text-muted">{fill(words.keeps, { n: person.invoices })}</p>
      <Form form={form}>
        <TextInput form={form} name="email" label={words.confirm} hint={words.confirmHint} type="email" />
        <FormActions form={form} save={words.button} danger onCancel={onClose} />
      </Form>
    </>
  );
}
