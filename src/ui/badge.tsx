import type { ReactNode } from "react";

const tones = {
  plain: "bg-primary-soft text-primary",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
  accent: "bg-accent-soft text-ink",
};

/** Renders a short state or kind, readable without its colour. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-[99px] px-2.5 py-0.5 text-xs font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
