import { useId } from "react";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-contract.ts";
import { measures } from "#growth/experiments/measures.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { Select } from "#ui/select.tsx";
import { useLocale, useWords } from "../../../kit/data.ts";
import {
  type AdminForm,
  Form,
  FormActions,
  LanguageChoice,
  NumberInput,
  SelectInput,
  TextInput,
} from "../../../kit/form.ts";
import { Panel } from "../../../kit/parts.ts";
import { ArmList } from "./arm-list.tsx";
import { ChosenList } from "./chosen-list.tsx";
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

/** Renders the chosen pages and the choice of a further one. */
function PageChoice({ form, pages }: { form: AdminForm<PlanValues>; pages: readonly ExperimentPage[] }) {
  const { plan: words, everyPage: allPages } = useWords("admin-experiments");
  const locale = useLocale();
  const id = useId();
  const { watch, setValue, formState } = form.fields;
  const chosen = watch("pages");
  const change = (next: string[]) => setValue("pages", next, { shouldDirty: true, shouldValidate: true });
  const nameOf = (path: string) => {
    const title = pages.find((page) => page.path === path)?.titles;
    return path === everyPage ? allPages : `${title?.[locale] ?? title?.id ?? title?.en ?? ""} (${path})`;
  };
  const offered = [everyPage, ...pages.map(({ path }) => path)].filter((path) => !chosen.includes(path));
  const error = formState.errors.pages?.message;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{words.pages}</legend>
      {chosen.length === 0 && <p className="text-sm text-muted">{words.noPages}</p>}
      <ChosenList
        label={words.pages}
        items={chosen.map((path) => ({ id: path, name: nameOf(path) }))}
        onRemove={(path) => change(chosen.filter((each) => each !== path))}
      />
      {!chosen.includes(everyPage) && (
        <Select
          id={id}
          label={words.addPage}
          hint={words.pagesHint}
          {...(error !== undefined && { error })}
          placeholder={words.choose}
          value=""
          options={offered.map((path) => ({ value: path, label: nameOf(path) }))}
          onChange={({ target }) =>
            target.value && change(target.value === everyPage ? [everyPage] : [...chosen, target.value])
          }
        />
      )}
    </fieldset>
  );
}
