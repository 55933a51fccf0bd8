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
