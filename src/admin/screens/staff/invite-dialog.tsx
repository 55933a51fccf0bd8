import { staffRoles } from "#accounts/staff/permissions.ts";
import { fill } from "#text/fill.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { SelectInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useLocale } from "../../words/locale.ts";
import { useWords } from "../../words/use-words.ts";

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Invites somebody by mail. */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const { invite } = useWords("admin-staff");
  return (
    <ActionDialog title={invite.title} open={open} onClose={onClose}>
      <InviteForm onClose={onClose} />
    </ActionDialog>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { invite, roles, roleHints } = useWords("admin-staff");
  const send = useSend();
  const form = useAdminForm<{ email: string; role: (typeof staffRoles)[number]; locale: "id" | "en" }>({
    defaults: { email: "", role: "viewer", locale: useLocale() },
    submit: (values) => send<unknown>("POST", "/admin/staff/invitations", values),
    onSaved: ({ email }) => {
      showToast({ text: fill(invite.done, { email }) });
      onClose();
    },
  });
  const languages = (["id", "en"] as const).map((value) => ({ value, label: invite.languages[value] }));
  return (
    <Form form={form}>
      <p className="text-sm text-muted">{invite.lead}</p>
      <TextInput form={form} name="email" label={invite.email} type="email" maxLength={254} />
      <SelectInput
        form={form}
        name="role"
        label={invite.role}
        hint={roleHints[form.fields.watch("role")]}
        options={staffRoles.map((value) => ({ value, label: roles[value] }))}
      />
      <SelectInput form={form} name="locale" label={invite.language} options={languages} />
      <FormActions form={form} save={invite.submit} onCancel={onClose} />
    </Form>
  );
}
