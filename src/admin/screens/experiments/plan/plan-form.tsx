import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { measures } from "#growth/experiments/measures.ts";
import { Form } from "../../../form/form.tsx";
import { FormActions } from "../../../form/form-actions.tsx";
import { NumberInput, SelectInput, TextInput } from "../../../form/inputs.tsx";
import { LanguageChoice } from "../../../form/language-choice.tsx";
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
  const { plan: words, goals, languages } = useWords("admin-experiments");
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
          <LanguageChoice form={form} label={words.locales} languages={languages} />
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
