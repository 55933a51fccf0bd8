import { documentGroups } from "#publishing/document-group.ts";
import { locales } from "#text/locales.ts";
import { FilterBar } from "../../../list/filters.tsx";
import type { Filters } from "../../../list/use-url-filters.ts";
import { useWords } from "../../../words/use-words.ts";
import type { searchNames } from "./search.ts";
import { TypedField } from "./typed-field.tsx";

type Name = (typeof searchNames)[number];

/** What to look for, where, and what to write instead. */
export function SearchForm({
  value,
  setValue,
}: {
  value: Filters<Name>;
  setValue: (changes: Partial<Record<Name, string | undefined>>) => void;
}) {
  const { languages, groups } = useWords("admin-content");
  const { replace: words } = useWords("admin-content-board");
  const options = [
    ["case", words.matchCase],
    ["whole", words.wholeWords],
  ] as const;
  return (
    <div className="stack">
      <div className="replace-fields">
        <TypedField
          label={words.text}
          hint={words.textHint}
          maxLength={200}
          autoFocus
          value={value.text ?? ""}
          onChange={(text) => setValue({ text })}
        />
        <TypedField
          label={words.replacement}
          hint={words.replacementHint}
          maxLength={400}
          value={value.replacement ?? ""}
          onChange={(replacement) => setValue({ replacement })}
        />
      </div>
      <FilterBar
        value={value}
        setValue={setValue}
        filters={[
          {
            id: "language",
            label: words.language,
            options: locales.map((locale) => ({ value: locale, label: languages[locale] })),
          },
          {
            id: "group",
            label: words.group,
            options: documentGroups.map((group) => ({ value: group, label: groups[group] })),
          },
        ]}
      >
        {options.map(([name, text]) => (
          <label key={name} className="replace-option">
            <input
              type="checkbox"
              checked={value[name] === "1"}
              onChange={({ target }) => setValue({ [name]: target.checked ? "1" : undefined })}
            />
            {text}
          </label>
        ))}
      </FilterBar>
    </div>
  );
}
