import { newTerm, type TermKind, termLength } from "#growth/campaigns/terms.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSend, useWords } from "../../../kit/data.ts";
import { FormDialog, showToast, TextInput } from "../../../kit/form.ts";

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

/**
 * Adds a name to the vocabulary in a dialog, so that none is added by a slip of typing; closed without a kind. It has a
 * form of its own, and so must not be within another one.
 */
export function AddNameDialog({
  kind,
  onAdded,
  onClose,
}: {
  kind: TermKind | undefined;
  onAdded?: (name: string) => void;
  onClose: () => void;
}) {
  const { names: words } = useWords("admin-campaigns");
  const send = useSend();
  const label = kind ? words.one[kind] : "";
  return (
    <FormDialog<{ kind: TermKind; value: string }>
      title={label}
      open={kind !== undefined}
      onClose={onClose}
      schema={newTerm}
      defaults={{ kind: kind!, value: "" }}
      submit={async (values) => {
        const outcome = await send("POST", "/admin/campaigns/terms", values);
        return outcome.ok ? { ...outcome, data: undefined } : outcome;
      }}
      onSaved={({ value }) => {
        const name = value.trim();
        showToast({ text: fill(words.added, { name }) });
        onAdded?.(name);
      }}
      save={words.add}
    >
      {(form) => <TextInput form={form} name="value" label={label} hint={words.hint} maxLength={termLength} />}
    </FormDialog>
  );
}
