import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { fill } from "../form/words-with-links.tsx";

/** A number to be typed elsewhere: large, in groups, and copied with one press. */
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
  words: { copy: string; copied: string };
}) {
  const [copied, setCopied] = useState(false);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Where the clipboard is closed to pages, the number is at least selected.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  }
  return (
    <div className="flex items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="num mt-0.5 text-xl font-semibold tracking-tight">
          <span ref={text} data-value={value}>
            {shown}
          </span>
        </p>
        {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      </div>
      <button
        type="button"
        className="btn btn-secondary shrink-0 px-3.5"
        aria-label={fill(words.copy, { what: label.toLowerCase() })}
        onClick={copy}
      >
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <span role="status" className="sr-only">
        {copied && words.copied}
      </span>
    </div>
  );
}

/** `990000000042` -> `9900 0000 0042`. */
export function inGroups(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}
