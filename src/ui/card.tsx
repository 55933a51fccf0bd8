import type { ReactNode } from "react";

/** A surface of its own, for what must stand apart: a form, a choice. Hairlines do for the rest. */
export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`card ${className}`}>{children}</div>;
}
