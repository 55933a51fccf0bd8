import { pathTo } from "#contract/calls.ts";
import { importFields } from "#leads/import/import-columns.ts";
import type { ImportView } from "#leads/import/import-contract.ts";
import { duplicateChoices } from "#leads/import/import-states.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { Table } from "#ui/table.tsx";
import { type AdminCall, useCall, useMe, useSend, useWords } from "../../../kit/data.ts";
import { Form, FormActions, SelectInput, useAdminForm } from "../../../kit/form.ts";
import { Panel } from "../../../kit/parts.ts";
import { BasisFields, type EntryValues } from "../entry/entry-fields.tsx";
import { TagInput } from "../entry/tag-input.tsx";
import { useOwnFields } from "../entry/use-own-fields.ts";

/** The settings as the form holds them, with the basis of a lead that is entered. */
interface SettingsValues extends EntryValues {
  /** By the position of the column. */
  columns: Record<string, string>;
  duplicates: string;
  /** Empty for nobody. */
  owner_id: string;
  version: number;
}

type CheckBody = AdminCall<"POST", ReturnType<typeof pathTo<"/admin/leads/imports/:id/check">>>["body"];

/** Takes what the columns are and what holds for all leads of a file, and has the file checked. */
export default function ImportSettingsForm({ found, onSent }: { found: ImportView; onSent: () => void }) {
  const words = useWords("admin-lead-import");
  const entry = useWords("admin-lead-entry");
  const { offered, nameOf } = useOwnFields();
  const me = useMe();
  const send = useSend();
  const { data: owners = [] } = useCall("/admin/leads/owners");
  const { id, header, sample, columns, settings, version } = found;
  const path = pathTo("/admin/leads/imports/:id/check", { id });
  const form = useAdminForm<SettingsValues>({
    defaults: {
      columns: Object.fromEntries(columns.map((column, at) => [`c${at}`, column])),
      origin: settings?.origin ?? "",
      origin_detail: settings?.origin_detail ?? "",
      legal_basis: settings?.legal_basis ?? "",
      basis_day: settings?.basis_day ?? jakartaDay(new Date()),
      basis_note: settings?.basis_note ?? "",
      duplicates: settings?.duplicates ?? "skip",
      tags: settings?.tags ?? [],
      owner_id: settings ? (settings.owner_id ?? "") : me.id,
      version,
    } as unknown as SettingsValues,
    submit: ({ columns: chosen, owner_id, ...values }) =>
      send("POST", path, {
        ...values,
        columns: header.map((_name, at) => chosen[`c${at}`] ?? ""),
        owner_id: owner_id || null,
      } as CheckBody),
    onSaved: onSent,
  });
  const options = [
    { value: "", label: words.mapping.ignore },
    ...importFields.map((value) => ({ value, label: entry.fields[value] })),
    ...offered.map((field) => ({ value: `own:${field.id}`, label: nameOf(field) })),
  ];
  const titles = header.map((name, at) => name || `#${at + 1}`);
  const people = owners.some((owner) => owner.id === me.id) ? owners : [{ id: me.id, name: me.name }, ...owners];
  const { message } = (form.fields.formState.errors.columns ?? {}) as { message?: unknown };
  return (
    <Form form={form}>
      <Panel title={words.mapping.title}>
        <div className="stack-3">
          <p className="text-sm text-muted">{words.mapping.lead}</p>
          <Table caption={words.mapping.sample} head={titles} rows={sample} />
          <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {titles.map((label, at) => (
              <SelectInput key={`c${at}`} form={form} name={`columns.c${at}`} label={label} options={options} />
            ))}
          </div>
          {typeof message === "string" && (
            <p role="alert" className="text-sm font-medium text-bad">
              {message}
            </p>
          )}
        </div>
      </Panel>
      <Panel title={words.settings.title}>
        <div className="stack-3">
          <BasisFields form={form} />
          <div className="grid gap-3 sm:grid-cols-2">
            <SelectInput
              form={form}
              name="duplicates"
              label={words.settings.duplicates}
              hint={words.settings.duplicatesHint}
              options={duplicateChoices.map((value) => ({ value, label: words.settings[value] }))}
            />
            <SelectInput
              form={form}
              name="owner_id"
              label={words.settings.owner}
              options={[
                ...people.map((owner) => ({ value: owner.id, label: owner.name })),
                { value: "", label: words.settings.nobody },
              ]}
            />
          </div>
          <TagInput
            label={entry.fields.tags}
            tags={form.fields.watch("tags")}
            onChange={(tags) => form.fields.setValue("tags", tags, { shouldDirty: true })}
          />
        </div>
      </Panel>
      <FormActions form={form} save={words.check} />
    </Form>
  );
}
