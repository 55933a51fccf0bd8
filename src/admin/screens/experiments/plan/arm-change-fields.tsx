import { useId } from "react";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { Select } from "#ui/select.tsx";
import { SelectInput } from "../../../form/inputs.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import { useNames } from "../use-names.ts";
import { emptyChange, type PlanValues } from "./plan-values.ts";
import { WordsChange } from "./words-change.tsx";

interface ArmChangeFieldsProps {
  form: AdminForm<PlanValues>;
  index: number;
  pages: readonly ExperimentPage[];
  versions: ExperimentDetail["versions"];
}

/** Renders what an arm shows instead of the page as it is. */
export function ArmChangeFields({ form, index, pages, versions }: ArmChangeFieldsProps) {
  const { plan: words, designs } = useWords("admin-experiments");
  const id = useId();
  const names = useNames();
  const { watch, setValue } = form.fields;
  const { change } = watch(`arms.${index}`);
  const set = (next: ArmChange) => setValue(`arms.${index}.change`, next, { shouldDirty: true });
  const sections = commonSections(watch("pages"), pages);
  return (
    <>
      <Select
        id={id}
        label={words.kind}
        value={change.kind}
        options={optionsOf(words.kinds)}
        onChange={({ target }) => set(emptyChange(target.value as ArmChange["kind"]))}
      />
      {change.kind === "edition" && (
        <SelectInput
          form={form}
          name={`arms.${index}.change.edition`}
          label={words.edition}
          options={optionsOf(designs)}
        />
      )}
      {change.kind === "section" && (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectInput
            form={form}
            name={`arms.${index}.change.section`}
            label={words.section}
            placeholder={words.choose}
            {...(sections.length === 0 && { hint: words.noSections })}
            options={sections.map((name) => ({ value: name, label: names.section(name) }))}
          />
          <SelectInput
            form={form}
            name={`arms.${index}.change.show`}
            label={words.show}
            options={optionsOf(words.shows)}
          />
        </div>
      )}
      {change.kind === "words" && (
        <WordsChange
          chosen={change.versions}
          known={versions}
          pages={watch("pages")}
          locales={watch("locales")}
          onChange={(chosen) => set({ kind: "words", versions: chosen })}
        />
      )}
    </>
  );
}

/** Returns the sections that every chosen page has; of all pages, those that any has. */
function commonSections(chosen: readonly string[], pages: readonly ExperimentPage[]): string[] {
  const isEvery = chosen.includes(everyPage);
  const lists = pages.filter(({ path }) => isEvery || chosen.includes(path)).map(({ sections }) => sections);
  const all = [...new Set(lists.flat())];
  return isEvery ? all.sort() : all.filter((name) => lists.every((list) => list.includes(name)));
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
