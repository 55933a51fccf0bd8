/** Undo and redo, drawn like those of `ui/icon.tsx`. */
export function TravelIcon({ direction }: { direction: "undo" | "redo" }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon size-4 ${direction === "redo" ? "-scale-x-100" : ""}`} aria-hidden="true">
      <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9" />
    </svg>
  );
}
