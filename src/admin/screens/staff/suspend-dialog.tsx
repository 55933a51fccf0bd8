import type { StaffMemberView } from "#accounts/staff/staff-member-view.ts";
import { fill } from "#text/fill.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";

interface SuspendDialogProps {
  member: StaffMemberView;
  open: boolean;
  onClose: () => void;
}

/** Suspends somebody else, or restores who is suspended. */
export function SuspendDialog({ member, open, onClose }: SuspendDialogProps) {
  const { suspend } = useWords("admin-staff");
  const title = member.suspended_at ? suspend.restore : fill(suspend.title, { name: member.name });
  return (
    <ActionDialog title={title} open={open} onClose={onClose}>
      <SuspendForm member={member} onClose={onClose} />
    </ActionDialog>
  );
}

function SuspendForm({ member, onClose }: Omit<SuspendDialogProps, "open">) {
  const { suspend: words } = useWords("admin-staff");
  const send = useSend();
  const isSuspended = member.suspended_at !== null;
  const path = `/admin/staff/${encodeURIComponent(member.id)}/${isSuspended ? "restore" : "suspend"}`;
  const form = useAdminForm<{ reason: string; version: number }>({
    defaults: { reason: "", version: member.version },
    submit: (values) => send<unknown>("POST", path, values),
    onSaved: () => {
      showToast({ text: fill(isSuspended ? words.restored : words.done, { name: member.name }) });
      onClose();
    },
  });
  return (
    <Form form={form}>
      {!isSuspended && <p className="text-sm text-muted">{words.lead}</p>}
      <TextInput form={form} name="reason" label={words.reason} maxLength={500} optional />
      <FormActions
        form={form}
        save={isSuspended ? words.restore : words.submit}
        danger={!isSuspended}
        onCancel={onClose}
      />
    </Form>
  );
}
