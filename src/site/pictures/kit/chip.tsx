import type { ReactNode } from "react";
import { rowClasses } from "../../sections/fitted.tsx";

export type Tone = "hue" | "good" | "bad" | "warn" | "quiet";

/** Renders a small label; `hue` is the colour of the product's job. */
export function Chip({ tone = "hue", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="pic-chip" data-tone={tone}>
      {children}
    </span>
  );
}

/** Renders labels in the first screen in rows that break at the same label in a fallback face. */
export function ChipRow({ chips, className = "" }: { chips: readonly [string, Tone?][]; className?: string }) {
  const labels = chips.map(([label]) => label);
  return (
    <div className={`fit ${className}`}>
      <p className={`flex flex-wrap gap-1.5 ${rowClasses(labels, { size: 0.923, edges: 1.23, gap: 0.46 })}`}>
        {chips.map(([label, tone]) => (
          <Chip key={label} tone={tone}>
            {label}
          </Chip>
        ))}
      </p>
    </div>
  );
}
