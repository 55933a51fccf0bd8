import type { RightsEvent } from "#accounts/rights/rights-states.ts";
import type { RightsRequestView } from "#accounts/rights/rights-view.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { TextAreaInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useAuditNames } from "../../history/audit-names.tsx";
import { useSayOvertaken } from "../../history/use-overtaken.ts";
import { useWords } from "../../words/use-words.ts";

interface MoveDialogProps {
  request: RightsRequestView;
  event: RightsEvent;
  onClose: () => void;
}

/** Marks a request as done, refuses it with a reason, or opens it again. */
export function MoveDialog({ request, event, onClose }: MoveDialogProps) {
  const { request: words, states } = useWords("admin-people");
  const { changed } = useWords("admin-reasons");
  const { by } = useAuditNames();
  const sayOvertaken = useSayOvertaken();
  const send = useSend();
  const form = useAdminForm({
    defaults: { note: "", version: request.version },
    submit: ({ note, version }) =>
      send<RightsRequestView>("PATCH", `/admin/people/requests/${request.id}`, { event, note, version }),
    onSaved: () => {
      showToast({ text: words.moved });
      onClose();
    },
    sayOvertaken: (current) => {
      // One that was opened again names nobody.
      const { state, done_by, done_at } = current as RightsRequestView;
      return done_by && done_at ? sayOvertaken({ by: by(done_by), what: states[state], at: done_at }) : changed;
    },
  });
  const body = { fulfil: words.fulfilBody, refuse: words.refuseBody, reopen: undefined }[event];
  return (
    <ActionDialog title={words[event]} open onClose={onClose}>
      {body && <p className="mb-4 text-sm text-muted">{body}</p>}
      <Form form={form}>
        <TextAreaInput
          form={form}
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={3}
          optional={event !== "refuse"}
        />
        <FormActions form={form} save={words[event]} danger={event === "refuse"} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}
