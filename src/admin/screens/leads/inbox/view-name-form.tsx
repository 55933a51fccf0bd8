import { useSend, useWords } from "../../../kit/data.ts";
import { Form, FormActions, TextInput, useAdminForm } from "../../../kit/form.ts";
import type { InboxFilters } from "./inbox-filters.ts";

/** Takes the name under which the filters of the inbox are saved. */
export default function ViewNameForm({ filters, onSaved }: { filters: InboxFilters; onSaved: () => void }) {
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
