import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { type AuditedKind, auditedKinds } from "#accounts/staff/audited-kinds.ts";
import { refreshResources } from "../data/refresh.ts";
import { ActionDialog } from "../dialog/action-dialog.tsx";
import { useOvertakenBy } from "../history/use-overtaken.ts";
import { useWords } from "../words/use-words.ts";
import { Form, FormActions, type FormProps } from "./form.tsx";
import { type AdminForm, type AdminFormOptions, useAdminForm } from "./use-admin-form.ts";

type DialogFormProps<Values extends FieldValues> = AdminFormOptions<Values> &
  Pick<FormProps<Values>, "labels" | "show"> & {
    onClose: () => void;
    /** The text of the button that sends, as a verb; by default "Save". */
    save?: string;
    /** Whether it takes something away. */
    danger?: boolean | undefined;
    children: ReactNode | ((form: AdminForm<Values>) => ReactNode);
  };

type FormDialogProps<Values extends FieldValues> = DialogFormProps<Values> & {
  title: string;
  open: boolean;
  /** Of an action on an object: who was faster is named from its history, and the dialog can then only be closed. */
  actionOn?: ActionOn;
};

interface ActionOn {
  kind: AuditedKind;
  id: string;
  /** Whether the object as it is now shows that somebody did it; by default any change counts as done by somebody. */
  wasDone?: (current: unknown) => boolean;
}

/** Renders a form in a dialog, which begins anew each time it opens and closes once it is saved. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, open, actionOn, ...fields } = props;
  return (
    <ActionDialog title={title} open={open} onClose={fields.onClose}>
      {actionOn ? <ActionForm {...fields} actionOn={actionOn} /> : <DialogForm {...fields} />}
    </ActionDialog>
  );
}

/** Renders the form of a dialog that is open: its fields and its buttons. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { onClose, save, danger = false, children, labels, show, ...options } = props;
  const form = useAdminForm<Values>({
    ...options,
    onSaved: (values) => {
      onClose();
      options.onSaved?.(values);
    },
  });
  return (
    <Form form={form} labels={labels} show={show}>
      {typeof children === "function" ? children(form) : children}
      <FormActions form={form} save={save} danger={danger} onCancel={onClose} />
    </Form>
  );
}

function ActionForm<Values extends FieldValues>({
  actionOn: { kind, id, wasDone },
  ...fields
}: DialogFormProps<Values> & { actionOn: ActionOn }) {
  const { changed } = useWords("admin-reasons");
  const sayOvertaken = useOvertakenBy(kind, id);
  return (
    <DialogForm
      {...fields}
      sayOvertaken={(current) => {
        // The screen behind shows what changed.
        void refreshResources([`/admin/${auditedKinds[kind]}`]);
        return wasDone?.(current) === false ? changed : sayOvertaken();
      }}
    />
  );
}
