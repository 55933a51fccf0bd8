import { Fragment } from "react";
import { readMarks } from "#text/inline-marks.ts";
import { useHref } from "../use-page.ts";

/**
 * Renders a text with its inline marks: **strong**, `code`, [links](/path), which stay in the page's language, and
 * [phrases](lang:id) of another language, for screen readers.
 */
export function Inline({ text }: { text: string }) {
  const href = useHref();
  return readMarks(text).map((part, index) => {
    if (part.mark === "strong") return <strong key={index}>{part.text}</strong>;
    if (part.mark === "code")
      return (
        <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">
          {part.text}
        </code>
      );
    if (part.mark === "phrase")
      return (
        <span key={index} lang={part.lang}>
          {part.text}
        </span>
      );
    if (part.mark === "link")
      return (
        <a key={index} href={href(part.href)} className="link">
          {part.text}
        </a>
      );
    return <Fragment key={index}>{part.text}</Fragment>;
  });
}
