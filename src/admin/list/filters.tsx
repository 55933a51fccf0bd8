import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useKeys } from "../keys/use-keys.ts";
import { useWords } from "../words/use-words.ts";
import { SeveralFilter } from "./several-filter.tsx";
import { type Filters, withoutFilters } from "./use-url-filters.ts";

export interface Filter {
  id: string;
  label: string;
  /** The names of what is chosen among, by what the address and the call have for it. */
  options: Readonly<Record<string, string>> | readonly { value: string; label: string }[];
  /** Whether several values may be chosen, or left out. */
  several?: true;
}

export interface FilterBarProps {
  filters?: readonly Filter[];
  value: Filters;
  setValue: (changes: Record<string, string | undefined>) => void;
  /** Names of `value` that narrow nothing, such as the order of the rows: clearing the filters leaves them. */
  keep?: readonly string[];
  /** The label of the search field, whose value is `value.q`; without it there is none. */
  search?: string;
  /** Further controls at the end, such as saved views. */
  children?: ReactNode;
}

/** Renders the search field and the filters above a list; those that are set are marked and can be cleared at once. */
export function FilterBar({ filters = [], value, setValue, keep = [], search, children }: FilterBarProps) {
  const words = useWords("admin").filters;
  const prefix = useId();
  const [open, setOpen] = useState(false);
  const cleared = withoutFilters(value, keep);
  return (
    <search className="filter-bar" aria-label={words.label} data-open={open || undefined}>
      {search && <SearchField label={search} value={value.q ?? ""} onChange={(q) => setValue({ q })} />}
      {/* On a phone filters that are not set are shown on request, or they would fill the screen. */}
      {(filters.length > 0 || children) && (
        <button
          type="button"
          className="btn btn-secondary filter-more"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {words.label}
          <Icon name="chevron-down" className={`size-4 ${open ? "rotate-180" : ""}`} />
        </button>
      )}
      {filters.map(({ id, label, options, several }) =>
        several ? (
          <SeveralFilter
            key={id}
            label={label}
            value={value[id]}
            options={optionsOf(options)}
            onChange={(chosen) => setValue({ [id]: chosen })}
          />
        ) : (
          <label key={id} className="filter" data-set={value[id] ? "" : undefined}>
            <span id={`${prefix}-${id}`}>{label}</span>
            <select
              aria-labelledby={`${prefix}-${id}`}
              className="filter-select"
              value={value[id] ?? ""}
              onChange={({ target }) => setValue({ [id]: target.value || undefined })}
            >
              <option value="">{words.any}</option>
              {optionsOf(options).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className="filter-arrow size-3.5" />
          </label>
        ),
      )}
      {Object.keys(cleared).length > 0 && (
        <button type="button" className="btn btn-quiet" onClick={() => setValue(cleared)}>
          {words.clear}
        </button>
      )}
      {children}
    </search>
  );
}

function optionsOf(options: Filter["options"]) {
  if (isListed(options)) return options;
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}

const isListed = (options: Filter["options"]): options is Extract<Filter["options"], readonly unknown[]> =>
  Array.isArray(options);

/** How long the typing pauses before the list is searched, in milliseconds. */
const delay = 250;

/** Renders the search of a list; `/` focuses it, Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string | undefined) => void;
}) {
  const { keys } = useWords("admin");
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    // Changed from outside: by Back, or by clearing the filters.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    if (typed.trim() === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = typed.trim();
      latest.current(sent.current || undefined);
    }, delay);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeys({ "/": () => field.current?.select() }, { label: keys.list, names: { "/": keys.search } });
  return (
    <div className="search-field">
      <Icon name="search" className="size-4 shrink-0 text-muted" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape" && typed === "") currentTarget.blur();
          else if (key === "Escape") setTyped("");
        }}
      />
      <kbd className="kbd max-md:hidden">/</kbd>
    </div>
  );
}

/** Renders one choice among a few, of which one always holds. */
export function ChoiceFilter<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <label className="filter">
      <span className="filter-label">{label}</span>
      <select className="filter-select" value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="filter-arrow size-3.5" />
    </label>
  );
}
