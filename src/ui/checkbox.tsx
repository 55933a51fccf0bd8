import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field.tsx";

/** Renders a checkbox with its label; the whole line can be pressed. */
export function Checkbox({
  id,
  label,
  error,
  ...input
}: { id: string; label: ReactNode; error?: string | undefined } & Omit<ComponentProps<"input">, "id" | "type">) {
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
