/** Draws a piece of the thread: the dotted line from a signal to what is done about it. `className` positions it. */
export function Thread({ d, viewBox, className = "" }: { d: string; viewBox: string; className?: string }) {
  return (
    <svg viewBox={viewBox} className={`pointer-events-none ${className}`} fill="none" aria-hidden="true">
      <path d={d} className="thread thread-runs" />
    </svg>
  );
}
