import { useId } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { Button } from "#ui/button.tsx";
import { type Option, Select } from "#ui/select.tsx";
import type { Filter } from "./figures.ts";
import { lastDay } from "./sample/generate.ts";
import { firstDay, issues, sentiments, sources, type TopicNames, topics } from "./sample/structure.ts";

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
