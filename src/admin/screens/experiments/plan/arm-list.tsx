import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-view.ts";
import { fill } from "#text/fill.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { NumberInput, TextInput } from "../../../form/inputs.tsx";
import type { AdminForm } from "../../../form/use-admin-form.ts";
import { useWords } from "../../../words/use-words.ts";
import { ArmChangeFields } from "./arm-change-fields.tsx";
import { inOrder, mostArms, newArm, type PlanValues } from "./plan-values.ts";

interface ArmListProps {
  form: AdminForm<PlanValues>;
  pages: readonly ExperimentPage[];
  versions: ExperimentDetail["versions"];
}

/** Renders the arms, of which the first is the page as it is. */
export function ArmList({ form, pages, versions }: ArmListProps) {
  const { plan: words, arm: armWords } = useWords("admin-experiments");
  const { watch, setValue } = form.fields;
  const arms = watch("arms");
  const change = (next: PlanValues["arms"]) => setValue("arms", inOrder(next), { shouldDirty: true });
  return (
    <section aria-label={words.arms} className="grid gap-3">
      <div>
        <h3 className="text-sm font-semibold">{words.arms}</h3>
        <p className="text-sm text-muted">
          {words.armsHint} {words.weightHint}
        </p>
      </div>
      <ol className="grid gap-3">
        {arms.map(({ key, name }, index) => {
          const title = fill(armWords, { key, name });
          const remove = fill(words.remove, { name: title });
          return (
            <li key={key} className="rounded-sm border border-line bg-surface">
              <div className="flex items-center gap-1 border-b border-line py-1 ps-3 pe-1">
                <p className="me-auto text-sm font-medium">{title}</p>
                {index > 1 && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={remove}
                    title={remove}
                    onClick={() => change(arms.filter((arm) => arm.key !== key))}
                  >
                    <Icon name="close" className="size-4" />
                  </button>
                )}
              </div>
              <fieldset aria-label={title} className="grid gap-3 p-3">
                <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
                  <TextInput form={form} name={`arms.${index}.name`} label={words.armName} maxLength={60} />
                  <NumberInput form={form} name={`arms.${index}.weight`} label={words.weight} min={1} max={100} />
                </div>
                {index > 0 && <ArmChangeFields form={form} index={index} pages={pages} versions={versions} />}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {arms.length < mostArms && (
        <div>
          <Button kind="secondary" onClick={() => change([...arms, newArm(arms.length)])}>
            <Icon name="plus" className="size-4" />
            {words.addArm}
          </Button>
        </div>
      )}
    </section>
  );
}
