import { useId, useRef } from "react";
import type { BigSocialDemoWords } from "#content/kinds/big-social-demo.ts";
import { plainLine } from "#text/plain-line.ts";
import { Button } from "#ui/button.tsx";

/** Characters of a brand at most. */
const longestBrand = 40;

/** Returns the brand as it is shown: one line without invisible characters; empty when none was typed. */
export function brandOf(typed: string): string {
  return plainLine(Array.from(typed).slice(0, longestBrand).join(""));
}

interface BrandFieldProps {
  words: BigSocialDemoWords["brand"];
  typed: string;
  onType: (typed: string) => void;
}

/**
 * Renders the field for the visitor's own brand, which stands in the sample in place of one chain. It has no name and no
 * form, so that no browser sends it.
 */
export function BrandField({ words, typed, onType }: BrandFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="needs-script mb-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          className="input min-w-0 grow basis-32"
          value={typed}
          maxLength={longestBrand}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          translate="no"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== "" && (
          <Button
            kind="quiet"
            onClick={() => {
              onType("");
              field.current?.focus();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
        {words.hint}
      </p>
    </div>
  );
}
