import { useState } from "react";
import { copyText } from "#ui/copy-text.ts";
import { Icon } from "#ui/icon.tsx";
import { useWords } from "../words/use-words.ts";

/** Copies a text, and says so for a moment. */
export function CopyButton({ text }: { text: string }) {
  const words = useWords("admin");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  const label = copied ? words.copied : words.copy;
  return (
    <button type="button" className="icon-btn" aria-label={label} title={label} onClick={() => void copy()}>
      <Icon name={copied ? "check" : "copy"} className="size-4" />
    </button>
  );
}
