import { Fragment, type ReactNode } from "react";

export interface Bar {
  label: ReactNode;
  /** Length of the bar in percent. */
  share: number;
  value: ReactNode;
  signal?: boolean;
}

/** Renders horizontal bars with their labels and values; the signal is turmeric. */
export function Bars({ rows, className = "" }: { rows: readonly Bar[]; className?: string }) {
  return (
    <div className={`pic-bars ${className}`}>
      {rows.map(({ label, share, value, signal }, index) => (
        <Fragment key={index}>
          <span>{label}</span>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-signal={signal ? "" : undefined}>
            <rect width={share} height="8" rx="1.5" />
          </svg>
          <span>{value}</span>
        </Fragment>
      ))}
    </div>
  );
}
