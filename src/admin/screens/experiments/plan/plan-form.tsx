import { useId } from "react";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { measures } from "#growth/experiments/measures.ts";
import { locales } from "#text/locales.ts";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { NumberInput, SelectInput, TextInput } from "../../../form/inputs.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { Panel } from "../../../layout/panel.tsx";
import { useWords } from "../../../words/use-words.ts";
import { ArmList } from "./arm-list.tsx";
import { PageChoice } from "./page-choice.tsx";
import type { PlanValues } from "./plan-values.ts";

interface PlanFormProps {
  form: AdminForm<PlanValues>;
  pages: readonly ExperimentPage[];
  /** The stored words that the saved arms name. */
  versions: ExperimentDetail["versions"];
  save: string;
}

/** Renders the form of a plan. */
export function PlanForm({ form, pages, versions, save }: PlanFormProps) {
  const { plan: words, goals } = useWords("admin-experiments");
  const labels = {
    name: words.name,
    goal: words.goal,
    pages: words.pages,
    locales: words.locales,
    arms: words.arms,
    plannedVisitors: words.planned,
  };
  const show = (field: string, value: unknown) =>
    field === "arms" ? (value as PlanValues["arms"]).map(({ name }) => name).join(", ") : String(value);
  return (
    <Panel title={words.title}>
      <p className="mb-4 text-sm text-muted">{words.lead}</p>
      <Form form={form} labels={labels} show={show}>
        <TextInput form={form} name="name" label={words.name} maxLength={80} />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectInput
            form={form}
            name="goal"
            label={words.goal}
            hint={words.goalHint}
            options={measures.map((value) => ({ value, label: goals[value] }))}
          />
          <LanguageChoice form={form} />
        </div>
        <PageChoice form={form} pages={pages} />
        <ArmList form={form} pages={pages} versions={versions} />
        <NumberInput
          form={form}
          name="plannedVisitors"
          label={words.planned}
          hint={words.plannedHint}
          min={1000}
          max={10_000_000}
        />
        <FormActions form={form} save={save} />
      </Form>
    </Panel>
  );
}

/** Renders the languages whose visitors are in the experiment. */
function LanguageChoice({ form }: { form: AdminForm<PlanValues> }) {
  const { plan: words, languages } = useWords("admin-experiments");
  const id = useId();
  const error = form.fields.formState.errors.locales?.message;
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{words.locales}</legend>
      {locales.map((locale) => (
        <label key={locale} className="flex min-h-8 items-center gap-2 text-sm">
          <input type="checkbox" value={locale} {...form.fields.register("locales")} />
          {languages[locale]}
        </label>
      ))}
      {error && (
        <p id={id} className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
