import type { Outcome } from "#client/api/outcome.ts";
import type { AdminResource } from "../data/contracts.ts";
import { refreshResources } from "../data/refresh.ts";
import { ActionDialog } from "../dialog/action-dialog.tsx";
import { DialogForm } from "../form/form-dialog.tsx";
import { TextAreaInput } from "../form/inputs.tsx";
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
  resource: AdminResource;
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
  const { body, confirm, onClose, submit, onDone, resource, sayOvertaken } = props;
  const words = useWords("admin-reasons");
  return (
    <DialogForm
      onClose={onClose}
      defaults={{ reason: "" }}
      submit={({ reason }) => submit(reason)}
      onSaved={onDone}
      sayOvertaken={() => {
        // The screen behind shows what changed.
        void refreshResources([resource]);
        return sayOvertaken?.() ?? words.changed;
      }}
      save={confirm}
      danger
    >
      {(form) => (
        <>
          <p className="text-sm text-muted">{body}</p>
          <TextAreaInput form={form} name="reason" label={words.reason} hint={words.hint} rows={2} maxLength={500} />
        </>
      )}
    </DialogForm>
  );
}
