/** A few options of which one holds, as buttons beside each other. */
export function Chooser<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset aria-label={label} className="language-switch">
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          className="switch-btn"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
