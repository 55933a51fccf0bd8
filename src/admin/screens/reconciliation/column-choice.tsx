import type { Outcome } from "#client/api/outcome.ts";
import { type ChosenColumns, chosenColumns } from "#shop/settlements/settlement-upload.ts";
import { Table } from "#ui/table.tsx";
import { useWords } from "../../kit/data.ts";
import { Form, FormActions, SelectInput, TextInput, useAdminForm } from "../../kit/form.ts";
import { guessColumns, shownFields } from "./guess-columns.ts";

/** The columns as the selects hold them: the position as text, or nothing. */
interface ChoiceValues {
  source: string;
  columns: Partial<Record<(typeof shownFields)[number], string>>;
}

/** Lets the person say which column holds what, beside the first lines of the file. */
export default function ColumnChoice({
  header,
  sample,
  submit,
  onSaved,
}: {
  header: string[];
  sample: string[][];
  submit: (chosen: ChosenColumns) => Promise<Outcome<unknown>>;
  onSaved: () => void;
}) {
  const { mapping: words } = useWords("admin-reconciliation");
  const form = useAdminForm<ChoiceValues>({
    schema: { safeParse: (values) => chosenColumns.safeParse(chosenOf(values as ChoiceValues)) },
    defaults: { source: "", columns: guessColumns(header) },
    submit: (values) => submit(chosenOf(values)),
    onSaved,
  });
  const options = header.map((name, index) => ({ value: String(index), label: name || `#${index + 1}` }));
  const hints: Partial<Record<string, string>> = words.hints;
  return (
    <div className="mt-4 grid gap-4">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="text-sm text-muted">{words.lead}</p>
      <Table caption={words.sample} head={header.map((name, index) => name || `#${index + 1}`)} rows={sample} />
      <Form form={form}>
        <TextInput form={form} name="source" label={words.source} hint={words.sourceHint} maxLength={60} />
        <div className="grid gap-3 sm:grid-cols-2">
          {shownFields.map((field) => (
            <SelectInput
              key={field}
              form={form}
              name={`columns.${field}`}
              label={words.fields[field]}
              {...(hints[field] !== undefined && { hint: hints[field] })}
              options={options}
              placeholder={words.none}
              optional={field !== "gross"}
            />
          ))}
        </div>
        <FormActions form={form} save={words.save} />
      </Form>
    </div>
  );
}

function chosenOf({ source, columns }: ChoiceValues): ChosenColumns {
  const given = Object.entries(columns).filter(([, position]) => position !== "" && position !== undefined);
  return { source, columns: Object.fromEntries(given.map(([field, position]) => [field, Number(position)])) };
}
