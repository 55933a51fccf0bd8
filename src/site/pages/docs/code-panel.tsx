import { Fragment, type ReactNode } from "react";
import type { DocsWords } from "#content/kinds/docs/docs.ts";
import { type Sample, type SampleLanguage, sampleLanguages } from "./samples/sample-request.ts";

/** Comments, strings, words with a meaning and numbers, as all four languages, JSON and HTTP write them. */
const token =
  /(?<comment>^#.*$|\/\/.*$)|(?<key>"[\w-]+"(?=: | =>))|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|(?<word>\b(?:async|await|break|const|def|do|done|else|except|export|fi|for|foreach|from|function|if|import|in|new|print|raise|return|then|throw|try|while|with|as|curl|true|false|null|True|False|None|HTTP|GET|POST|DELETE|PATCH)\b)|(?<number>\b\d[\d.]*\b)/gm;

const classes = { comment: "t-c", key: "t-k", string: "t-s", word: "t-w", number: "t-n" } as const;

/** Renders code with its strings, words and numbers in colour. */
function Highlight({ code }: { code: string }) {
  const parts = [];
  let end = 0;
  for (const found of code.matchAll(token)) {
    const [kind] = Object.entries(found.groups!).find(([, text]) => text !== undefined)!;
    if (found.index > end) parts.push(<Fragment key={end}>{code.slice(end, found.index)}</Fragment>);
    parts.push(
      <span key={found.index} className={classes[kind as keyof typeof classes]}>
        {found[0]}
      </span>,
    );
    end = found.index + found[0].length;
  }
  return (
    <>
      {parts}
      {code.slice(end)}
    </>
  );
}

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
