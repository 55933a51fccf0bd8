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
