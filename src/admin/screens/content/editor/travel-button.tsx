import { useWords } from "../../../words/use-words.ts";

/** Takes the last change back, or makes it again. */
export function TravelButton({
  direction,
  isPossible,
  onClick,
}: {
  direction: "undo" | "redo";
  isPossible: boolean;
  onClick: () => void;
}) {
  const label = useWords("admin-content").tools[direction];
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={label}
      title={label}
      aria-disabled={!isPossible || undefined}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        className={`icon size-4 ${direction === "redo" ? "-scale-x-100" : ""}`}
        aria-hidden="true"
      >
        <path d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11H9" />
      </svg>
    </button>
  );
}
