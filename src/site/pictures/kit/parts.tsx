import type { ReactNode } from "react";

/** Renders a raised panel. */
export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-card ${className}`}>{children}</div>;
}

export type Tone = "hue" | "good" | "bad" | "warn" | "quiet";

/** Renders a small label; `hue` is the colour of the product's job. */
export function Chip({ tone = "hue", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className="pic-chip" data-tone={tone}>
      {children}
    </span>
  );
}

/** Renders a labelled value as a form shows it. */
export function Field({ label, value, state }: { label: string; value: ReactNode; state?: "good" | "bad" | "warn" }) {
  return (
    <div className="pic-field" data-state={state}>
      <span>{label}</span>
      <span>{value}</span>
    </div>
  );
}

/** Renders steps one below the other; the first `done` are done, the next one is the signal. */
export function Steps({ items, done = 0 }: { items: readonly ReactNode[]; done?: number }) {
  return (
    <div className="pic-steps">
      {items.map((item, index) => (
        <div key={index} data-done={index < done ? "" : undefined} data-signal={index === done ? "" : undefined}>
          <span>{item}</span>
        </div>
      ))}
    </div>
  );
}

/** Renders a message that a program shows for a moment. */
export function Toast({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-toast ${className}`}>{children}</div>;
}

/** Renders a mouse pointer; `className` positions it. */
export function Cursor({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 24" className={`absolute h-6 w-5 ${className}`} aria-hidden="true">
      <path
        d="M2 1.5v17l4.6-4.2 2.8 7 3.4-1.4-2.8-6.8 6.4-.5z"
        className="fill-ink stroke-surface"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
