import type { ReactNode } from "react";

export type Tone = "good" | "bad" | "warn" | "info" | "quiet";

/** Renders a state in one or two words, readable without its colour. */
export function StateBadge({ tone = "quiet", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`state tone-${tone}`}>{children}</span>;
}
