import { useEffect, useRef } from "react";
import type { AccountWords } from "#content/kinds/account.ts";
import { Button } from "#ui/button.tsx";
import { useCopy } from "../../form/use-copy.ts";
import { saveBlob } from "../save-blob.ts";

/** Renders the recovery codes, shown once. They take the focus, since they replace a form. */
export function RecoveryCodes({
  words,
  codes,
  onClose,
}: {
  words: AccountWords["twoFactor"];
  codes: string[];
  onClose: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { place, result, copy } = useCopy<HTMLUListElement>(codes.join("\n"));
  function download() {
    const text = [words.fileTitle, "", ...codes, "", words.fileNote, ""].join("\r\n");
    saveBlob(new Blob([text], { type: "text/plain" }), words.file);
  }
  return (
    <div>
      <div ref={sheet}>
        <h3 ref={heading} tabIndex={-1} className="text-base font-semibold outline-none">
          {words.recoveryTitle}
        </h3>
        <p className="mt-1 text-sm text-muted">{words.recoveryBody}</p>
        <ul
          ref={place}
          translate="no"
          className="num mt-4 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-1 rounded-md bg-sunken p-4 font-mono whitespace-nowrap"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">{words.fileNote}</p>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button kind="secondary" onClick={download}>
          {words.download}
        </Button>
        <Button kind="secondary" onClick={copy}>
          {words.copy}
        </Button>
        <Button kind="secondary" onClick={() => printElement(sheet.current)}>
          {words.print}
        </Button>
        <Button onClick={onClose}>{words.codesSaved}</Button>
        <p role="status" className={`text-sm ${result === "selected" ? "w-full" : "text-good"}`}>
          {result && words[result]}
        </p>
      </div>
    </div>
  );
}

/** Prints one element and nothing around it (print.css). */
function printElement(element: HTMLElement | null): void {
  if (!element) return;
  element.dataset.printed = "";
  document.documentElement.dataset.print = "part";
  addEventListener(
    "afterprint",
    () => {
      delete element.dataset.printed;
      delete document.documentElement.dataset.print;
    },
    { once: true },
  );
  print();
}
