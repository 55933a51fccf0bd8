import type { ComponentProps } from "react";
import { describedBy, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface Option {
  value: string;
  label: string;
}

/** Renders a native select, so that a phone shows its own picker. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  ...select
}: FieldProps & Omit<ComponentProps<"select">, "id"> & { options: Option[]; placeholder?: string | undefined }) {
  const field = { id: select.id, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <div className="relative">
        <select
          className="input appearance-none pe-10!"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(field)}
          {...select}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5 text-muted" />
      </div>
    </Field>
  );
}
