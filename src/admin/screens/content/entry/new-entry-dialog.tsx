import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type CollectionName, fieldsOf } from "#content/entries/collection-fields.ts";
import type { DocumentView } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import { locales } from "#text/locales.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useSend } from "../../../data/use-send.ts";
import { ActionDialog } from "../../../dialog/action-dialog.tsx";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { TextInput } from "../../../form/inputs.tsx";
import { useAdminForm } from "../../../form/use-admin-form.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { entryBody, languagesOf, type NewEntry, newEntrySchema, pathOfNew, proposedSlug } from "./new-entry.ts";

/** Adds an entry to a collection and opens it; its page exists once it is published. */
export default function NewEntryDialog({ collection, onClose }: { collection: CollectionName; onClose: () => void }) {
  const { newEntry, languages } = useWords("admin-content");
  const own = useLocale();
  const send = useSend();
  const navigate = useNavigate();
  const form = useAdminForm<NewEntry>({
    schema: newEntrySchema,
    defaults: { in_id: true, in_en: true, title_id: "", title_en: "", slug: "" },
    submit: (entry) =>
      send<DocumentView>(
        "POST",
        `/admin/content/collections/${collection}/entries`,
        entryBody(collection, entry, jakartaDay(new Date())),
      ),
    onSaved: ({ slug }) => void navigate(`/content/documents/${encodeURIComponent(`${collection}:${slug.trim()}`)}`),
  });
  const { fields } = form;
  const typed = fields.watch();
  const { dirtyFields, errors, isSubmitted } = fields.formState;
  const proposed = proposedSlug(typed, own);
  useEffect(() => {
    if (!dirtyFields.slug) fields.setValue("slug", proposed, { shouldValidate: isSubmitted });
  }, [proposed, dirtyFields.slug, isSubmitted, fields]);
  const chosen = languagesOf(typed);
  return (
    <ActionDialog title={newEntry.title} open onClose={onClose}>
      <Form form={form}>
        <fieldset>
          <legend className="text-sm font-medium">{newEntry.languages}</legend>
          <div className="mt-1 flex flex-wrap gap-x-6">
            {locales.map((locale) => (
              <Checkbox
                key={locale}
                id={`new-entry-${locale}`}
                label={languages[locale]}
                {...fields.register(`in_${locale}`, { deps: ["in_id"] })}
              />
            ))}
          </div>
          <p className={errors.in_id ? "text-sm font-medium text-bad" : "text-sm text-muted"} role="status">
            {errors.in_id ? newEntry.noLanguage : newEntry.languagesHint}
          </p>
        </fieldset>
        {chosen.map((locale) => (
          <TextInput
            key={locale}
            form={form}
            name={`title_${locale}`}
            label={fill(newEntry.name, { language: languages[locale] })}
            maxLength={fieldsOf(collection).longestTitle}
          />
        ))}
        <TextInput
          form={form}
          name="slug"
          label={newEntry.slug}
          hint={fill(newEntry.slugHint, { path: pathOfNew(collection, typed.slug) })}
          maxLength={80}
        />
        <FormActions form={form} save={newEntry.create} onCancel={onClose} />
      </Form>
    </ActionDialog>
  );
}
