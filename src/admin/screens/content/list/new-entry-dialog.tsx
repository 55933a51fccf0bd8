import { useState } from "react";
import { useNavigate } from "react-router";
import type { DocumentView } from "#publishing/content-view.ts";
import { nameFields } from "#publishing/document-group.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { SelectInput, TextInput } from "../../../form/inputs.tsx";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { slugOf } from "./slug-of.ts";

/** Adds an entry to a collection and opens it; its page exists once it is published. */
export function NewEntryDialog({ collection, onClose }: { collection: string; onClose: () => void }) {
  const { newEntry, languages } = useWords("admin-content");
  const own = useLocale();
  const send = useSend();
  const navigate = useNavigate();
  const [created, setCreated] = useState<string>();
  const form = useAdminForm<{ title: string; slug: string; locale: Locale }>({
    defaults: { title: "", slug: "", locale: own },
    submit: async ({ title, slug, locale }) => {
      const outcome = await send<DocumentView>("POST", `/admin/content/collections/${collection}/entries`, {
        slug: slug.trim() || slugOf(title),
        locale,
        words: {
          [nameFields[collection]!]: slug.trim() || slugOf(title),
          [collection === "locations" ? "city" : "title"]: title.trim(),
        },
      });
      if (outcome.ok) setCreated(outcome.data.name);
      return outcome;
    },
    onSaved: onClose,
  });
  if (created) void navigate(`/content/documents/${encodeURIComponent(created)}`);
  return (
    <ActionDialog title={newEntry.title} open onClose={onClose}>
      <Form form={form}>
        <TextInput form={form} name="title" label={newEntry.name} maxLength={80} />
        <TextInput
          form={form}
          name="slug"
          label={newEntry.slug}
          hint={fill(newEntry.slugHint, { slug: slugOf(form.fields.watch("title")) || "–" })}
          optional
          maxLength={60}
        />
        <SelectInput
          form={form}
          name="locale"
          label={newEntry.language}
          options={(["id", "en"] as const).map((value) => ({ value, label: languages[value] }))}
        />
        <FormActions form={form} save={newEntry.create} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}
