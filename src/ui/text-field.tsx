import type { ComponentProps } from "react";
import { describedBy, Field, type FieldProps } from "./field.tsx";

/** Renders a field for one line of text, with label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, "id">) {
  const field = { id: input.id, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <input
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...input}
      />
    </Field>
  );
}
