import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { useSend } from "../../data/use-send.ts";
import { ActionDialog } from "../../dialog/action-dialog.tsx";
import { showToast } from "../../dialog/toast.ts";
import { Form } from "../../form/form.tsx";
import { FormActions } from "../../form/form-actions.tsx";
import { SelectInput } from "../../form/inputs.tsx";
import { useAdminForm } from "../../form/use-admin-form.ts";
import { useWords } from "../../words/use-words.ts";
import { useNames } from "./use-names.ts";

interface ShipDialogProps {
  experiment: ExperimentDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks which arm everybody shall see. */
export function ShipDialog({ open, ...props }: ShipDialogProps) {
  const { actions } = useWords("admin-experiments");
  return (
    <ActionDialog title={actions.ship.action} open={open} onClose={props.onClose}>
      <ShipForm {...props} />
    </ActionDialog>
  );
}

function ShipForm({ experiment, onClose }: Omit<ShipDialogProps, "open">) {
  const { actions, plan } = useWords("admin-experiments");
  const send = useSend();
  const { id, version, arms } = experiment;
  const names = useNames(arms);
  const form = useAdminForm<{ version: number; winner: string }>({
    defaults: { version, winner: "" },
    submit: (values) =>
      send<ExperimentDetail>("POST", `/admin/experiments/${id}/ship`, values, {
        alsoRefresh: ["/admin/content"],
      }),
    onSaved: () => {
      showToast({ text: actions.done.ship });
      onClose();
    },
  });
  const chosen = arms.find(({ key }) => key === form.fields.watch("winner"));
  return (
    <Form form={form}>
      <SelectInput
        form={form}
        name="winner"
        label={actions.ship.winner}
        placeholder={plan.choose}
        options={arms.map(({ key }) => ({ value: key, label: names.arm(key) }))}
      />
      <p className="text-sm text-muted">{actions.ship.body}</p>
      {chosen?.change.kind === "words" && <p className="text-sm text-muted">{actions.ship.words}</p>}
      <FormActions form={form} save={actions.ship.confirm} onCancel={onClose} />
    </Form>
  );
}
