import { useId } from "react";
import type { ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import { Select } from "#ui/select.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useLocale } from "../../../words/locale.ts";
import { useWords } from "../../../words/use-words.ts";
import { ChosenList } from "./chosen-list.tsx";
import type { PlanValues } from "./plan-values.ts";

/** Renders the chosen pages and the choice of a further one. */
export function PageChoice({ form, pages }: { form: AdminForm<PlanValues>; pages: readonly ExperimentPage[] }) {
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
