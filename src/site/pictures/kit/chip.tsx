import type { ReactNode } from "react";

export type Tone = "hue" | "good" | "bad" | "warn" | "quiet";

/** Renders a small label; `hue` is the colour of the product's job. */
export function Chip({ tone = "hue", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="pic-chip" data-tone={tone}>
      {children}
    </span>
  );
}

/** Renders labels in rows. */
export function ChipRow({ chips, className = "" }: { chips: readonly [string, Tone?][]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-1.5 ${className}`}>
      {chips.map(([label, tone]) => (
        <Chip key={label} tone={tone}>
          {label}
        </Chip>
      ))}
    </p>
  );
}
