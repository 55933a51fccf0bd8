import { useState } from "react";
import { type OwnCondition, type OwnField, readOwnFilter, writeOwnFilter } from "#leads/entry/own-fields.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { useWords } from "../../../kit/data.ts";
import { ActionDialog, DateInput, Form, SelectInput, TextInput, useAdminForm } from "../../../kit/form.ts";
import { useOwnFields } from "../entry/use-own-fields.ts";

interface OwnFilterProps {
  /** The conditions as they stand in the address. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Renders the button that narrows the list by the company's own fields; absent while there are none. */
export function OwnFilter({ value = "", onChange }: OwnFilterProps) {
  const { filter: words } = useWords("admin-lead-entry");
  const { fields } = useOwnFields();
  const [open, setOpen] = useState(false);
  const conditions = readOwnFilter(value) ?? [];
  if (fields.length === 0 && conditions.length === 0) return null;
  const count = new Set(conditions.map(({ field }) => field)).size;
  return (
    <>
      <button type="button" className="btn btn-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count > 0 ? fill(words.set, { count }) : words.button}
      </button>
      <ActionDialog title={words.title} open={open} onClose={() => setOpen(false)}>
        <OwnFilterForm
          conditions={conditions}
          onApply={(next) => {
            setOpen(false);
            onChange(next || undefined);
          }}
        />
      </ActionDialog>
    </>
  );
}

type Values = Record<string, string>;

const nameOf = (field: string, test: OwnCondition["test"]) => `${field}__${test}`;

function OwnFilterForm({
  conditions,
  onApply,
}: {
  conditions: readonly OwnCondition[];
  onApply: (value: string) => void;
}) {
  const { filter: words } = useWords("admin-lead-entry");
  const { fields, nameOf: labelOf } = useOwnFields();
  const form = useAdminForm<Values>({
    defaults: Object.fromEntries(conditions.map(({ field, test, value }) => [nameOf(field, test), value])),
    submit: async (values) => {
      const given = Object.entries(values).filter(([, value]) => typeof value === "string" && value.trim() !== "");
      const next = given.map(([name, value]): OwnCondition => {
        const [field = "", test = "is"] = name.split("__");
        return { field, test: test as OwnCondition["test"], value: value.trim() };
      });
      onApply(writeOwnFilter(next));
      return { ok: true, status: 204, data: undefined };
    },
  });
  return (
    <Form form={form}>
      {fields.map((field) => (
        <ConditionInputs key={field.id} field={field} name={labelOf(field)} form={form} />
      ))}
      <p className="flex flex-wrap gap-2">
        <Button type="submit">{words.apply}</Button>
        <Button kind="quiet" onClick={() => onApply("")}>
          {words.clear}
        </Button>
      </p>
    </Form>
  );
}

/** Renders what one field can be narrowed by: a choice, a part of a text, or the first and last number or day. */
function ConditionInputs({
  field,
  name,
  form,
}: {
  field: OwnField;
  name: string;
  form: ReturnType<typeof useAdminForm<Values>>;
}) {
  const { filter: words } = useWords("admin-lead-entry");
  const named = (test: OwnCondition["test"], label: string) => ({ form, name: nameOf(field.id, test), label });
  if (field.kind === "choice") {
    const options = field.choices.map((value) => ({ value, label: value }));
    return <SelectInput {...named("is", name)} placeholder={words.any} options={options} />;
  }
  if (field.kind === "text") return <TextInput {...named("has", fill(words.has, { name }))} maxLength={100} />;
  const Input = field.kind === "date" ? DateInput<Values> : TextInput<Values>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Input {...named("from", fill(words.from, { name }))} />
      <Input {...named("to", fill(words.to, { name }))} />
    </div>
  );
}
