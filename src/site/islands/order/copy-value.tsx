import { Icon } from "#ui/icon.tsx";
import { useCopy } from "../form/use-copy.ts";

/** Renders a number to be typed elsewhere: large, in groups, with a button that copies it. */
export function CopyValue({
  label,
  note,
  value,
  shown = value,
  words,
}: {
  label: string;
  note?: string;
  /** What is copied. */
  value: string;
  /** What is shown. */
  shown?: string;
  words: { copy: string; copied: string; selected: string };
}) {
  const { place: element, result, copy } = useCopy<HTMLSpanElement>(value);
  return (
    <div className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="num mt-0.5 text-xl font-semibold tracking-tight">
          <span ref={element} translate="no" data-value={value}>
            {shown}
          </span>
        </p>
        {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
        {/* The button shows a success; a failure must be read. */}
        <p role="status" className={result === "selected" ? "mt-1 text-sm" : "sr-only"}>
          {result && words[result]}
        </p>
      </div>
      <button type="button" className="btn btn-secondary shrink-0 px-3.5" onClick={copy}>
        <Icon name={result === "copied" ? "check" : "copy"} />
        <span>{result === "copied" ? words.copied : words.copy}</span>
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}

/** Returns digits in groups: `990000000042` -> `9900 0000 0042`. */
export function inGroups(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}
