import type { ComponentProps } from "react";
import { describedBy, Field, type FieldProps } from "./field.tsx";

/** Renders a field for several lines of text, with label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...area
}: FieldProps & Omit<ComponentProps<"textarea">, "id">) {
  const field = { id: area.id, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <textarea
        className="input"
        rows={5}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field)}
        {...area}
      />
    </Field>
  );
}
