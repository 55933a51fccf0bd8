import { useId, useState } from "react";
import type { ExperimentDetail } from "#growth/experiments/desk/experiment-view.ts";
import { everyPage } from "#growth/experiments/overlap.ts";
import type { DocumentRow } from "#publishing/content-view.ts";
import type { Locale } from "#text/locales.ts";
import { Select } from "#ui/select.tsx";
import { useCall } from "../../../data/use-call.ts";
import { useWords } from "../../../words/use-words.ts";
import { ChosenList } from "./chosen-list.tsx";
import { VersionChoice } from "./version-choice.tsx";

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
export function WordsChange({ chosen, known, pages, locales, onChange }: WordsChangeProps) {
  const { plan: words } = useWords("admin-experiments");
  const id = useId();
  const { data: documents = [] } = useCall<DocumentRow[]>("/admin/content/documents");
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
