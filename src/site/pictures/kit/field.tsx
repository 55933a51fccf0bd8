import type { ReactNode } from "react";

/** Renders a labelled value as a form shows it. */
export function Field({ label, value, state }: { label: string; value: ReactNode; state?: "good" | "bad" | "warn" }) {
  return (
    <div className="pic-field" data-state={state}>
      <span>{label}</span>
      <span>{value}</span>
    </div>
  );
}
