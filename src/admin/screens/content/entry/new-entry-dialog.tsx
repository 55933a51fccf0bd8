import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type CollectionName, entryPath, fieldsOf } from "#content/entries/collection-fields.ts";
import { pathTo } from "#contract/calls.ts";
import { fill } from "#text/fill.ts";
import { type Locale, locales } from "#text/locales.ts";
import { type Day, jakartaDay } from "#time/jakarta-day.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useLocale, useSend, useWords } from "../../../kit/data.ts";
import { ActionDialog, Form, FormActions, TextInput, useAdminForm } from "../../../kit/form.ts";

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
      send(
        "POST",
        pathTo("/admin/content/collections/:collection/entries", { collection }),
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

/** What is typed of a new entry: in which languages it exists, its title in each, the end of its address. */
interface NewEntry {
  in_id: boolean;
  in_en: boolean;
  title_id: string;
  title_en: string;
  slug: string;
}

const slugShape = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Returns the languages in which a new entry is to exist. */
const languagesOf = (entry: NewEntry): Locale[] => locales.filter((locale) => entry[`in_${locale}`]);

/** Checks what is typed: a title in each language, at least one language, an address that can be one. */
const newEntrySchema = {
  safeParse(value: unknown) {
    const entry = value as NewEntry;
    const chosen = languagesOf(entry);
    const issues = [
      ...chosen.filter((locale) => entry[`title_${locale}`].trim() === "").map((locale) => `title_${locale}`),
      ...(chosen.length === 0 ? ["in_id"] : []),
      ...(entry.slug.trim() === "" ? ["slug"] : []),
    ].map((name) => ({ path: [name], message: "required" }));
    if (entry.slug.trim() !== "" && !slugShape.test(entry.slug.trim()))
      issues.push({ path: ["slug"], message: "invalid" });
    return issues.length > 0 ? { success: false as const, error: { issues } } : { success: true as const, data: entry };
  },
};

/** Returns the address that the titles suggest, the reader's own language first. */
function proposedSlug(entry: NewEntry, own: Locale): string {
  const chosen = languagesOf(entry).toSorted((one) => (one === own ? -1 : 1));
  const title = chosen.map((locale) => entry[`title_${locale}`]).find((title) => title.trim() !== "");
  return slugOf(title ?? "");
}

/**
 * Returns the body of the call that adds the entry. Its days are today, it is no sample; all else is written in the
 * editor.
 */
function entryBody(collection: CollectionName, entry: NewEntry, today: Day) {
  const { id, title } = fieldsOf(collection);
  const slug = entry.slug.trim();
  const first = collectionsWithDay.has(collection)
    ? { published: today }
    : { sample: false, ...(collection === "events" && { online: false }) };
  const words = (locale: Locale) => ({ [id]: slug, [title]: entry[`title_${locale}`].trim(), ...first });
  return { slug, languages: Object.fromEntries(languagesOf(entry).map((locale) => [locale, words(locale)])) };
}

const collectionsWithDay: ReadonlySet<CollectionName> = new Set(["resources", "docs", "changelog"]);

/** Returns the path at which the entry will be. */
const pathOfNew = (collection: CollectionName, slug: string): string => entryPath(collection, slug.trim() || "…");

/** Returns a title as part of an address: `Apa itu OCR?` becomes `apa-itu-ocr`. */
function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "");
}
