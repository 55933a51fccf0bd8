import { Icon } from "#ui/icon.tsx";

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
