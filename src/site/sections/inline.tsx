import { Fragment } from "react";
import { useHref } from "../use-page.ts";

const marks = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;

/**
 * Renders a text with its inline marks: **strong**, `code`, [links](/path), which stay in the page's language, and
 * [phrases](lang:id) of another language, for screen readers.
 */
export function Inline({ text }: { text: string }) {
  const href = useHref();
  return text.split(marks).map((part, index) => {
    if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith("`"))
      return (
        <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-[0.9em]">
          {part.slice(1, -1)}
        </code>
      );
    const link = part.match(/^\[([^\]]+)\]\(([^)\s]+)\)$/);
    if (link && link[2]!.startsWith("lang:"))
      return (
        <span key={index} lang={link[2]!.slice(5)}>
          {link[1]}
        </span>
      );
    if (link)
      return (
        <a key={index} href={href(link[2]!)} className="link">
          {link[1]}
        </a>
      );
    return <Fragment key={index}>{part}</Fragment>;
  });
}
