import type { TermView } from "#growth/campaigns/campaign-views.ts";
import { newTerm, type TermKind, termLength } from "#growth/campaigns/terms.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { showToast } from "../../../dialog/toast.ts";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { TextInput } from "../../../form/inputs.tsx";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";

/** Renders the button that opens the dialog for a new name. */
export function AddNameButton({ kind, onPress }: { kind: TermKind; onPress: () => void }) {
  const { names: words } = useWords("admin-campaigns");
  return (
    <div>
      <Button kind="quiet" onClick={onPress}>
        <Icon name="plus" className="size-4" />
        {words.one[kind]}
      </Button>
    </div>
  );
}

interface NameFormProps {
  kind: TermKind;
  onAdded?: (name: string) => void;
  onClose: () => void;
}

/**
 * Adds a name to the vocabulary in a dialog, so that none is added by a slip of typing; closed without a kind. It has a
 * form of its own, and so must not be within another one.
 */
export function AddNameDialog({ kind, ...props }: Omit<NameFormProps, "kind"> & { kind: TermKind | undefined }) {
  const { names: words } = useWords("admin-campaigns");
  return (
    <ActionDialog title={kind ? words.one[kind] : ""} open={kind !== undefined} onClose={props.onClose}>
      {kind && <NameForm kind={kind} {...props} />}
    </ActionDialog>
  );
}

function NameForm({ kind, onAdded, onClose }: NameFormProps) {
  const { names: words } = useWords("admin-campaigns");
  const send = useSend();
  const form = useAdminForm<{ kind: TermKind; value: string }>({
    schema: newTerm,
    defaults: { kind, value: "" },
    submit: async (values) => {
      const outcome = await send<TermView[]>("POST", "/admin/campaigns/terms", values);
      return outcome.ok ? { ...outcome, data: undefined } : outcome;
    },
    onSaved: ({ value }) => {
      const name = value.trim();
      showToast({ text: fill(words.added, { name }) });
      onAdded?.(name);
      onClose();
    },
  });
  return (
    <Form form={form}>
      <TextInput form={form} name="value" label={words.one[kind]} hint={words.hint} maxLength={termLength} />
      <FormActions form={form} save={words.add} onCancel={onClose} />
    </Form>
  );
}
