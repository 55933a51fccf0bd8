import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

export interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The word that marks an optional field. */
  optional?: string | undefined;
  className?: string | undefined;
}

/** Returns the ids of a field's hint and error, for its control's `aria-describedby`. */
export function describedBy({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** Renders a label, its control, a hint and an error. */
export function Field({ id, label, hint, error, optional, className, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        <span>{label}</span>
        {optional && <span className="font-regular text-muted"> {`(${optional})`}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: Pick<FieldProps, "id" | "error">) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bad">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  );
}
