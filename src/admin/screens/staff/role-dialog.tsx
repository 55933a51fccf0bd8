import { staffRoles } from "#accounts/staff/permissions.ts";
import type { StaffMemberView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { SelectInput, TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

interface RoleDialogProps {
  member: StaffMemberView;
  open: boolean;
  onClose: () => void;
}

/** Changes the role of somebody else. */
export function RoleDialog({ member, open, onClose }: RoleDialogProps) {
  const { role } = useWords("admin-staff");
  return (
    <ActionDialog title={fill(role.title, { name: member.name })} open={open} onClose={onClose}>
      <RoleForm member={member} onClose={onClose} />
    </ActionDialog>
  );
}

function RoleForm({ member, onClose }: Omit<RoleDialogProps, "open">) {
  const { role: words, roles, roleHints } = useWords("admin-staff");
  const send = useSend();
  const labelOf = (role: string) => (role === "user" ? words.remove : roles[role as StaffMemberView["role"]]);
  const form = useAdminForm<{ role: StaffMemberView["role"] | "user"; reason: string; version: number }>({
    defaults: { role: member.role, reason: "", version: member.version },
    submit: (values) => send<unknown>("PATCH", `/admin/staff/${encodeURIComponent(member.id)}`, values),
    onSaved: ({ role }) => {
      showToast({ text: fill(words.done, { name: member.name, role: labelOf(role) }) });
      onClose();
    },
  });
  const chosen = form.fields.watch("role");
  return (
    <Form form={form} labels={{ role: words.role }} show={(_field, value) => labelOf(String(value))}>
      <SelectInput
        form={form}
        name="role"
        label={words.role}
        hint={chosen === "user" ? words.removeHint : roleHints[chosen]}
        options={[...staffRoles, "user"].map((value) => ({ value, label: labelOf(value) }))}
      />
      <TextInput form={form} name="reason" label={words.reason} maxLength={500} optional />
      <FormActions form={form} save={words.submit} onCancel={onClose} />
    </Form>
  );
}
