import { useId, useRef } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { plainLine } from "#text/plain-line.ts";
import { Button } from "#ui/button.tsx";
import { type Option, Select } from "#ui/select.tsx";
import type { Filter } from "./figures.ts";
import { lastDay } from "./sample/generate.ts";
import { firstDay, issues, sentiments, sources, type TopicNames, topics } from "./sample/structure.ts";

/** Characters of a brand at most. */
const longestBrand = 40;

/** Returns the brand as it is shown: one line without invisible characters; empty when none was typed. */
export function brandOf(typed: string): string {
  return plainLine(Array.from(typed).slice(0, longestBrand).join(""));
}

interface BrandFieldProps {
  words: BigSocialDemoWords["brand"];
  typed: string;
  onType: (typed: string) => void;
}

/**
 * Renders the field for the visitor's own brand, which stands in the sample in place of one chain. It has no name and no
 * form, so that no browser sends it.
 */
export function BrandField({ words, typed, onType }: BrandFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="needs-script mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="input min-w-0 grow basis-32"
          value={typed}
          maxLength={longestBrand}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          translate="no"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== "" && (
          <Button
            kind="quiet"
            onClick={() => {
              onType("");
              field.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
        {words.hint}
      </p>
    </div>
  );
}

interface FilterBarProps {
  words: BigSocialDemoWords;
  filter: Filter;
  names: TopicNames;
  /** Whether the guide has set the filters: those in use are marked. */
  driven: boolean;
  onChange: (change: Partial<Filter>) => void;
  onClear: () => void;
}

/** Renders the filters, all native controls, so that a phone shows its own pickers. */
export function FilterBar({ words, filter, names, driven, onChange, onClear }: FilterBarProps) {
  const id = useId();
  const { filters } = words;
  const choices: { name: "topic" | "source" | "sentiment" | "issue"; options: Option[] }[] = [
    { name: "topic", options: topics.map((value) => ({ value, label: names[value] })) },
    { name: "source", options: sources.map((value) => ({ value, label: words.sources[value] })) },
    { name: "sentiment", options: sentiments.map((value) => ({ value, label: words.sentiments[value] })) },
    { name: "issue", options: issues.map((value) => ({ value, label: words.issueNames[value] })) },
  ];
  return (
    <fieldset className="demo-filters needs-script">
      <legend className="sr-only">{filters.label}</legend>
      {choices.map(({ name, options }) => (
        <Select
          key={name}
          id={`${id}-${name}`}
          data-driven={driven && filter[name] ? "" : undefined}
          label={filters[name]}
          options={[{ value: "", label: filters.all }, ...options]}
          value={filter[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      {(["from", "to"] as const).map((name) => (
        <label key={name} className="block text-sm font-medium">
          <span className="mb-1.5 block">{filters[name]}</span>
          <input
            type="date"
            className="input"
            min={firstDay}
            max={lastDay}
            value={filter[name]}
            onChange={(event) => event.target.value && onChange({ [name]: event.target.value })}
          />
        </label>
      ))}
      <Button kind="quiet" className="-ms-3 justify-self-start" onClick={onClear}>
        {filters.clear}
      </Button>
    </fieldset>
  );
}
