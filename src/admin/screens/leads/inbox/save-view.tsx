import { useState } from "react";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { TextInput } from "../../../form/inputs.tsx";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import type { InboxFilters } from "./inbox-filters.ts";

/** Saves the filters of the inbox as a view of one's own. */
export function SaveView({ filters }: { filters: InboxFilters }) {
  const { views: words } = useWords("admin-leads");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => setOpen(true)}>
        {words.save}
      </button>
      <ActionDialog title={words.saveTitle} open={open} onClose={() => setOpen(false)}>
        <NameForm filters={filters} onSaved={() => setOpen(false)} />
      </ActionDialog>
    </>
  );
}

function NameForm({ filters, onSaved }: { filters: InboxFilters; onSaved: () => void }) {
  const { views: words } = useWords("admin-leads");
  const send = useSend();
  const form = useAdminForm({
    defaults: { name: "" },
    submit: ({ name }) => send("POST", "/admin/leads/views", { name, filters }),
    onSaved,
  });
  return (
    <Form form={form}>
      <TextInput form={form} name="name" label={words.name} />
      <FormActions form={form} onCancel={onSaved} />
    </Form>
  );
}
