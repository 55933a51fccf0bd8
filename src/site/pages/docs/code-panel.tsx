import type { ReactNode } from "react";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { Highlight } from "./highlight.tsx";
import { type Sample, type SampleLanguage, sampleLanguages } from "./samples/sample-request.ts";

interface CodePanelProps {
  title: ReactNode;
  /** One text, or one in each language; the tabs of the page choose which is shown. */
  code: string | Sample;
  labels: DocsWords["labels"];
  note?: string;
}

/** Renders code on a dark ground, with a button that copies it. */
export function CodePanel({ title, code, labels, note }: CodePanelProps) {
  const versions = typeof code === "string" ? [["any", code] as const] : Object.entries(code);
  return (
    <figure className="code-panel ground-ink">
      <figcaption className="code-head">
        <span className="min-w-0 truncate">{title}</span>
        {note && <span className="code-note">{note}</span>}
        <button type="button" className="code-copy" data-copy={labels.copied} hidden>
          {labels.copy}
        </button>
      </figcaption>
      {versions.map(([language, text]) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard
        <pre key={language} tabIndex={0} className={`code-text code-${language}`} translate="no">
          <code>
            <Highlight code={text} />
          </code>
        </pre>
      ))}
    </figure>
  );
}

/** Renders the tabs of a page, which choose the language of all its samples: one group of radio buttons, no script. */
export function LanguageTabs({ label }: { label: string }) {
  return (
    <fieldset className="code-tabs">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(sampleLanguages) as SampleLanguage[]).map((language, index) => (
        <label key={language} className="code-tab">
          <input
            type="radio"
            name="code-language"
            id={`code-language-${language}`}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {sampleLanguages[language]}
        </label>
      ))}
    </fieldset>
  );
}
