import { useState } from "react";
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

interface AddNameProps {
  kind: TermKind;
  onAdded?: (name: string) => void;
}

/** Renders a button that adds a name to the vocabulary, in a dialog: a name is never added by a slip of typing. */
export function AddName({ kind, onAdded }: AddNameProps) {
  const { names: words } = useWords("admin-campaigns");
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-4" />
        {words.one[kind]}
      </Button>
      <ActionDialog title={words.one[kind]} open={open} onClose={() => setOpen(false)}>
        <NameForm kind={kind} onClose={() => setOpen(false)} {...(onAdded && { onAdded })} />
      </ActionDialog>
    </div>
  );
}

function NameForm({ kind, onAdded, onClose }: AddNameProps & { onClose: () => void }) {
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
