import { useId, useState } from "react";
import { pathTo } from "#contract/calls.ts";
import type { ExperimentDetail, ExperimentPage } from "#growth/experiments/desk/experiment-contract.ts";
import type { ArmChange } from "#growth/experiments/experiment.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import type { DocumentRow, VersionRow } from "#publishing/content-view.ts";
import { fill } from "#text/fill.ts";
import type { Locale } from "#text/locales.ts";
import { formatShortMoment } from "#time/format.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { useCall, useLocale, useWords } from "../../../kit/data.ts";
import { type AdminForm, NumberInput, SelectInput, TextInput } from "../../../kit/form.ts";
import { useNames } from "../experiment-state.tsx";
import { ChosenList } from "./chosen-list.tsx";
import { emptyChange, inOrder, mostArms, newArm, type PlanValues } from "./plan-values.ts";

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

interface ArmChangeFieldsProps {
  form: AdminForm<PlanValues>;
  index: number;
  pages: readonly ExperimentPage[];
  versions: ExperimentDetail["versions"];
}

/** Renders what an arm shows instead of the page as it is. */
function ArmChangeFields({ form, index, pages, versions }: ArmChangeFieldsProps) {
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

type Known = ExperimentDetail["versions"][number];

interface WordsChangeProps {
  /** Versions by their ids. */
  chosen: readonly number[];
  known: readonly Known[];
  pages: readonly string[];
  locales: readonly Locale[];
  onChange: (chosen: number[]) => void;
}

/** Renders the choice of stored versions: texts of the chosen pages, and of each a version in every language. */
function WordsChange({ chosen, known, pages, locales, onChange }: WordsChangeProps) {
  const { plan: words } = useWords("admin-experiments");
  const id = useId();
  const { data: documents = [] } = useCall("/admin/content/documents");
  const [places, setPlaces] = useState(() => known.filter((version) => chosen.includes(version.id)));
  const [added, setAdded] = useState(() => [...new Set(places.map(({ document }) => document))]);
  const titleOf = (name: string) => documents.find((each) => each.name === name)?.title ?? name;
  const isOfPages = (document: DocumentRow) =>
    pages.includes(everyPage) ? document.pages.length > 0 : document.pages.some((path) => pages.includes(path));
  const offered = documents.filter((document) => isOfPages(document) && !added.includes(document.name));
  /** Replaces the version of a text in a language, or removes those of a whole text. */
  const replace = (document: string, locale?: Locale, version?: Known) => {
    const isMeant = (each: Known) => each.document === document && (!locale || each.locale === locale);
    const next = [...places.filter((each) => !isMeant(each)), ...(version ? [version] : [])];
    setPlaces(next);
    onChange(next.map((each) => each.id));
  };
  return (
    <div className="grid gap-3">
      {added.length === 0 && <p className="text-sm text-muted">{words.noTexts}</p>}
      <ChosenList
        label={words.kinds.words}
        items={added.map((name) => ({ id: name, name: titleOf(name) }))}
        onRemove={(name) => {
          setAdded(added.filter((each) => each !== name));
          replace(name);
        }}
      />
      {added.map((document) =>
        locales
          .filter((locale) => documents.find((each) => each.name === document)?.languages[locale] !== undefined)
          .map((locale) => (
            <VersionChoice
              key={`${document} ${locale}`}
              document={document}
              title={titleOf(document)}
              locale={locale}
              chosen={places.find((each) => each.document === document && each.locale === locale)?.id}
              onChange={(version) => replace(document, locale, version)}
            />
          )),
      )}
      {offered.length > 0 && (
        <Select
          id={id}
          label={words.addText}
          placeholder={words.choose}
          value=""
          options={offered.map(({ name, title }) => ({
            value: name,
            label: title === name ? name : `${title} (${name})`,
          }))}
          onChange={({ target }) => target.value && setAdded([...added, target.value])}
        />
      )}
    </div>
  );
}

interface VersionChoiceProps {
  document: string;
  title: string;
  locale: Locale;
  chosen: number | undefined;
  onChange: (version: ExperimentDetail["versions"][number] | undefined) => void;
}

/** Renders the choice of a stored version of a text in one language, the newest first. */
function VersionChoice({ document, title, locale, chosen, onChange }: VersionChoiceProps) {
  const { plan: words, languages } = useWords("admin-experiments");
  const own = useLocale();
  const id = useId();
  const path = pathTo("/admin/content/documents/:name/:locale/versions", { name: document, locale });
  const { data } = useCall(path, { limit: "100" });
  const nameOf = ({ number, author, created_at, published, note }: VersionRow) => {
    const name = fill(words.versionName, { n: number, author, when: formatShortMoment(created_at, own) });
    return [name, note, published === "now" && words.published].filter(Boolean).join(" · ");
  };
  const choose = (value: string) => {
    const row = data?.find((each) => String(each.id) === value);
    onChange(row && { id: row.id, document, locale, number: row.number, note: row.note });
  };
  return (
    <Select
      id={id}
      label={fill(words.version, { text: title, language: languages[locale] })}
      {...(data?.length === 0 && { hint: words.noVersions })}
      placeholder={words.choose}
      value={chosen === undefined ? "" : String(chosen)}
      options={(data ?? []).map((row) => ({ value: String(row.id), label: nameOf(row) }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
