import type { ReactNode } from "react";

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
