import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useCopy } from "../form/use-copy.ts";

interface CopyLinkProps {
  url: string;
  words: { link: string; copy: string; copied: string; selected: string };
  /** Further buttons beside the one that copies. */
  children: ReactNode;
}

/** Renders a link that is sent on, with a button that copies it. */
export function CopyLink({ url, words, children }: CopyLinkProps) {
  const { place, result, copy } = useCopy<HTMLSpanElement>(url);
  return (
    <>
      <p className="text-muted">{words.link}</p>
      <span ref={place} translate="no" data-link={url} className="num block break-all">
        {url}
      </span>
      <p role="status" className={result === "selected" ? "mt-1" : "sr-only"}>
        {result && words[result]}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={copy}>
          <Icon name={result === "copied" ? "check" : "copy"} />
          <span>{result === "copied" ? words.copied : words.copy}</span>
        </Button>
        {children}
      </div>
    </>
  );
}
