import type { ReactNode } from "react";

/** Renders a raised panel. */
export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-card ${className}`}>{children}</div>;
}

/** Renders a message that a program shows for a moment. */
export function Toast({ className = "", children }: { className?: string; children: ReactNode }) {
  return <div className={`pic-toast ${className}`}>{children}</div>;
}
