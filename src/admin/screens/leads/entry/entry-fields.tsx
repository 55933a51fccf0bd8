import type { FieldValues, Path, PathValue } from "react-hook-form";
import { entryLimits, type LegalBasis, legalBases, origins } from "#leads/entry/lead-entry.ts";
import { contactLimits } from "#leads/requests/contact-request.ts";
import { jakartaDay } from "#time/jakarta-day.ts";
import { useWords } from "../../../kit/data.ts";
import { type AdminForm, DateInput, SelectInput, TextAreaInput, TextInput } from "../../../kit/form.ts";
import { useChoices } from "../use-choices.ts";
import { TagInput } from "./tag-input.tsx";
import { useOwnFields } from "./use-own-fields.ts";

/** The fields of a lead as a form holds them. */
export interface EntryValues extends FieldValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  industry: string;
  job: string;
  product: string;
  message: string;
  locale: string;
  origin: string;
  origin_detail: string;
  legal_basis: string;
  basis_day: string;
  basis_note: string;
  tags: string[];
  own_values: Record<string, string>;
}

interface FieldsProps<Values extends EntryValues> {
  form: AdminForm<Values>;
}

const at = <Values extends EntryValues>(name: string) => name as Path<Values>;

/** Renders who the person is and how they are reached. */
export function PersonFields<Values extends EntryValues>({ form }: FieldsProps<Values>) {
  const { fields: words } = useWords("admin-lead-entry");
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput form={form} name={at<Values>("name")} label={words.name} maxLength={contactLimits.name} />
        <TextInput
          form={form}
          name={at<Values>("company")}
          label={words.company}
          maxLength={contactLimits.company}
          optional
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          form={form}
          name={at<Values>("email")}
          type="email"
          label={words.email}
          hint={words.reach}
          maxLength={254}
        />
        <TextInput form={form} name={at<Values>("phone")} type="tel" label={words.phone} maxLength={40} />
      </div>
    </>
  );
}

/** Renders what the person wants, and for which kind of company. */
export function WishFields<Values extends EntryValues>({ form }: FieldsProps<Values>) {
  const words = useWords("admin-lead-entry").fields;
  const { languages } = useWords("admin-leads");
  const { choices } = useChoices();
  const named = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput form={form} name={at<Values>("product")} label={words.product} options={named(choices.products)} />
        <SelectInput
          form={form}
          name={at<Values>("industry")}
          label={words.industry}
          options={named(choices.industries)}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput form={form} name={at<Values>("job")} label={words.job} maxLength={contactLimits.job} optional />
        <SelectInput
          form={form}
          name={at<Values>("locale")}
          label={words.locale}
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <TextAreaInput
        form={form}
        name={at<Values>("message")}
        label={words.message}
        hint={words.messageHint}
        maxLength={contactLimits.message}
        optional
      />
    </>
  );
}

/** Renders where a lead that staff enter comes from, and why it may be stored. */
export function BasisFields<Values extends EntryValues>({ form }: FieldsProps<Values>) {
  const words = useWords("admin-lead-entry");
  const { choose } = useWords("admin").form;
  const { fields } = words;
  const basis = form.fields.watch(at<Values>("legal_basis")) as unknown as LegalBasis | "";
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          form={form}
          name={at<Values>("origin")}
          label={fields.origin}
          placeholder={choose}
          options={origins.map((value) => ({ value, label: words.origins[value] }))}
        />
        <TextInput
          form={form}
          name={at<Values>("origin_detail")}
          label={fields.origin_detail}
          hint={fields.originHint}
          maxLength={entryLimits.origin_detail}
          optional
        />
      </div>
      <p className="text-sm text-muted">{words.basis.hint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectInput
          form={form}
          name={at<Values>("legal_basis")}
          label={fields.legal_basis}
          placeholder={choose}
          options={legalBases.map((value) => ({ value, label: words.legalBases[value] }))}
        />
        <DateInput form={form} name={at<Values>("basis_day")} label={fields.basis_day} max={jakartaDay(new Date())} />
      </div>
      <TextAreaInput
        form={form}
        name={at<Values>("basis_note")}
        label={fields.basis_note}
        hint={words.basis.note[basis || "consent"]}
        rows={2}
        maxLength={entryLimits.basis_note}
      />
    </>
  );
}

/** Renders the tags, and the fields that the company defined. */
export function OwnFieldInputs<Values extends EntryValues>({ form }: FieldsProps<Values>) {
  const { fields: words } = useWords("admin-lead-entry");
  const { choose } = useWords("admin").form;
  const { offered, nameOf } = useOwnFields();
  const tags = form.fields.watch(at<Values>("tags")) as string[];
  const { message } = (form.fields.formState.errors.tags ?? {}) as { message?: unknown };
  const setTags = (next: string[]) =>
    form.fields.setValue(at<Values>("tags"), next as PathValue<Values, Path<Values>>, { shouldDirty: true });
  return (
    <>
      <TagInput
        label={words.tags}
        tags={tags}
        onChange={setTags}
        error={typeof message === "string" ? message : undefined}
      />
      {offered.length > 0 && (
        <div className="grid gap-3 sm:grid-cols-2">
          {offered.map((field) => {
            const common = { form, name: at<Values>(`own_values.${field.id}`), label: nameOf(field), optional: true };
            if (field.kind === "date") return <DateInput key={field.id} {...common} />;
            if (field.kind !== "choice") return <TextInput key={field.id} {...common} maxLength={500} />;
            const held = form.fields.watch(common.name) as string | undefined;
            // A choice that is no longer offered stays where it is.
            const all = held && !field.choices.includes(held) ? [...field.choices, held] : field.choices;
            return (
              <SelectInput
                key={field.id}
                {...common}
                placeholder={choose}
                options={all.map((value) => ({ value, label: value }))}
              />
            );
          })}
        </div>
      )}
    </>
  );
}
